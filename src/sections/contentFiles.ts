import { sections } from './index.ts';
import { privateFacts } from './owner/privateSchema.ts';
import { site } from './owner/schema.ts';

const { publications: _bibtex, ...files } = sections;
/** The YAML and Markdown files of `content/`: a glob from there, and the schema of the fields. */
export const contentFiles = { site, private: privateFacts, ...files };
