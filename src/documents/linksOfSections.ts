import { wordsOfBlock } from '#base/markdown/blocks.ts';
import { joinSentences } from '#base/sentences.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import type { CitedContent } from '#content/withPublications.ts';
import { mapSections } from '#sections/index.ts';
import { pathOfPlace } from '#sections/places.ts';
import { type ResumeSection, rolesOf } from '#sections/resumeSection.ts';
import { type EntryLink, placeOfSection, type Section } from '#sections/section.ts';

export interface LinkedPart {
  heading: string;
  links: readonly EntryLink[];
}

function asLinks({ heading, blocks = [], entries, rows }: ResumeSection, place: string, comma: string): EntryLink[] {
  const words = blocks.flatMap(wordsOfBlock).join(' ');
  return [
    ...(words ? [{ name: heading, url: place, notes: words }] : []),
    ...entries.flatMap(rolesOf).map(({ role: { title, group, organization, location, when, text, bullets } }) => {
      const facts = [group, organization?.text, location, when].filter(Boolean).join(comma);
      return { name: title.text, url: title.url ?? place, notes: joinSentences(facts, ...(text ? [text] : bullets)) };
    }),
    ...rows.map(({ name, url = place, items }) => {
      const notes = items.map((item) => (typeof item === 'string' ? item : item.text)).join(comma);
      return { name: name ?? heading, url, notes };
    }),
  ];
}

/** Returns the entries of every section with content. Sections whose entries have pages come first. */
export function linksOfSections(content: CitedContent): LinkedPart[] {
  const strings = uiStringsFor(content.site.language);
  const parts = <Value>(section: Section<Value>, value: Value) => {
    const place = pathOfPlace(placeOfSection(section));
    // Includes entries with `resume: false`, since they are on the site.
    const parts = [section.resume?.(value, strings) ?? []].flat();
    const links = section.links?.(value, strings);
    return parts.map((part) => ({
      heading: part.heading,
      links: links ?? asLinks(part, place, strings.comma),
      hasPages: !!links,
    }));
  };
  const all = mapSections(content, parts).flat();
  return [...all.filter(({ hasPages }) => hasPages), ...all.filter(({ hasPages }) => !hasPages)];
}
