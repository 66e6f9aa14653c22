import { dayOf } from '#base/dates.ts';
import type { Site } from '#sections/contentFiles.ts';

interface HumansContent {
  site: Pick<Site, 'name' | 'role' | 'location' | 'links' | 'source'>;
  /** Absolute URLs of Contact and of `/licences.txt`. Omitted without a public site URL. */
  contact?: string;
  licenses?: string;
  today: Date;
}

export function humansTxt({ site, contact, licenses, today }: HumansContent): string {
  const { name, role, location, links, source } = site;
  const lines = (fields: [string, string | undefined][]) =>
    fields.flatMap(([field, value]) => (value ? [`\t${field}: ${value}`] : []));
  return [
    '/* TEAM */',
    ...lines([
      ['Name', name],
      ['Role', role],
      ['Location', location],
      ['Contact', contact],
      ...links.map((link): [string, string] => [link.name, link.url]),
    ]),
    '',
    '/* SITE */',
    ...lines([
      ['Last update', dayOf(today).replaceAll('-', '/')],
      ['Software', 'Vitrine (Astro, React, TypeScript)'],
      ['Source', source],
      ['Licenses', licenses],
    ]),
    '',
  ].join('\n');
}
