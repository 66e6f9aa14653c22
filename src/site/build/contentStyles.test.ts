import { expect, it } from 'vitest';
import { folderOf } from '../../../tests/contentOf.ts';
import { contentStyles } from './contentStyles.ts';
import { tokensPath } from './paletteStyles.ts';

const tokens = ':root {\n  --mark: #111;\n}\n';

it('puts the palette into tokens.css and the row into styles that name it, and no other style', async () => {
  let site = 'name: Ada\naccent: olive\n';
  const styles = contentStyles(() => folderOf({ 'content/site.yaml': site }));
  const { transform } = styles.plugin;
  const olive = await transform(tokens, `${tokensPath}?inline`);
  expect(olive).not.toBe(tokens);
  expect(await transform('@media (--menu) {}', '/a.module.css')).toBe('@media (width < 64rem) {}');
  expect(await transform('a { color: red }', '/b.css')).toBeUndefined();

  site = 'name: Ada\naccent: teal\n';
  expect(await transform(tokens, tokensPath), 'content is read once').toBe(olive);
  expect([...styles.forget()]).toEqual([tokensPath, '/a.module.css']);
  expect(await transform(tokens, tokensPath)).not.toBe(olive);
});
