/** Résumés of RenderCV (https://rendercv.com), which are written in YAML. */
import { z } from 'zod';
import { type Group, isGroup } from '#base/group.ts';
import { fieldNamed } from '#base/resume/resume.ts';
import { type ParsedResume, partsOf, type ResumePart } from './resumeFile.ts';

const groups = z.preprocess((value) => (Array.isArray(value) ? value.filter(isGroup) : []), z.array(z.looseObject({})));
/** Fields beside `cv` are about its design. */
const format = z.looseObject({
  cv: z.looseObject({
    headline: z.unknown().optional(),
    website: z.unknown().optional(),
    photo: z.unknown().optional(),
    social_networks: groups,
    custom_connections: groups,
    sections: z.record(z.string(), z.unknown()).catch({}),
  }),
});
const ofDesign = ['cv', 'design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings'];

const linked = /^\[([^\]]+)\]\((https?:[^\s)]+)\)$/;

/** Returns an entry as in other formats: some kinds are an item of a list, and a name or place can be a link. */
function readEntry(entry: unknown): unknown {
  if (!isGroup(entry)) return entry;
  const { bullet, number = bullet, reversed_number = number, ...fields } = entry;
  if (typeof reversed_number === 'string') return `- ${reversed_number}`;
  for (const [name, value] of Object.entries(fields)) {
    const [, text, url] = linked.exec(typeof value === 'string' ? value : '') ?? [];
    if (text) return { ...fields, [name]: name === 'location' ? undefined : text, url: fields.url ?? url };
  }
  return fields;
}

export function fromRenderCv(data: unknown): ParsedResume | undefined {
  const { cv, ...others } = format.safeParse(data).data ?? {};
  if (!cv) return undefined;
  const { sections, social_networks, custom_connections, photo, website, headline, label = headline, ...person } = cv;
  const profiles: Group[] = [
    ...social_networks,
    ...custom_connections.map(({ placeholder, url }) => ({ network: placeholder, url })),
  ];
  const parts: ResumePart[] = [];
  const summary: unknown[] = [];
  for (const [name, section] of Object.entries(sections)) {
    const entries = [section].flat().map(readEntry);
    if (fieldNamed('basics', name) === 'summary' && !entries.some(isGroup)) summary.push(...entries);
    else parts.push({ name, value: entries });
  }
  const beside = Object.entries(others).filter(([name]) => !ofDesign.includes(name));
  return {
    basics: {
      ...person,
      label,
      url: website,
      image: photo,
      summary: summary.length ? summary : person.summary,
      profiles,
    },
    parts: [...parts, ...partsOf(Object.fromEntries(beside))],
  };
}
