/** The script of the page `/admin`: Sveltia CMS, which reads and writes content as the form does. */
import { type AdminData, formatOf } from './format.ts';

declare const adminData: AdminData;

// Otherwise it starts by itself, without these formats.
Object.assign(globalThis, { CMS_MANUAL_INIT: true });
const { default: CMS } = await import('@sveltia/cms');
const { languages, formats } = adminData;
for (const [name, { path, schema }] of Object.entries(formats))
  CMS.registerCustomFormat(name, path.endsWith('.md') ? 'md' : 'yaml', formatOf(path, schema, languages));
CMS.init();
