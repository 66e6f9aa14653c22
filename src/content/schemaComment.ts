import { program, root } from '#base/folders.ts';
import { kindOf } from './readContent.ts';

/** Where an owner's folder has the schemas, from `content/`. */
export const installedSchemas = '../node_modules/vitrine/schemas';
/** Where this folder has them; the repository has its own. */
export const schemaFolder = program === root ? '../schemas' : installedSchemas;

/**
 * Puts the line on top of a YAML file by which editors find its schema. Other files stay as they are.
 * @param path from `content/`
 */
export function withSchemaComment(path: string, text: string): string {
  const kind = path.endsWith('.yaml') ? kindOf(`content/${path}`) : undefined;
  return kind ? `# yaml-language-server: $schema=${schemaFolder}/${kind}.schema.json\n${text}` : text;
}
