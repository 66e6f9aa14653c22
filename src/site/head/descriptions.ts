import { wordsOfBlock } from '#base/markdown/blocks.ts';
import { sentencesOf } from '#base/sentences.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { routes } from '#base/urls.ts';
import type { CitedContent } from '#content/withPublications.ts';
import type { Site } from '#sections/contentFiles.ts';
import { introOf, summaryOf } from '#sections/index.ts';

export function homeTitle({ name, role, language }: Site): string {
  return role ? name + uiStringsFor(language).colon + role : name;
}

/** Returns the owner's sentence for a page, else the intro, the tagline, or the first sentence of the background. */
export function describePage(content: CitedContent, page?: keyof Site['pages']): string {
  const [paragraph = ''] = summaryOf(content).flatMap(wordsOfBlock);
  const [sentence = ''] = sentencesOf(paragraph);
  return (page && content.site.pages[page]) || introOf(content) || sentence.trim() || homeTitle(content.site);
}

/** Returns what the head of a page of the menu says, and the page's place. */
export function headOf(content: CitedContent, page: keyof Site['pages']) {
  const { nav, colon } = uiStringsFor(content.site.language);
  const title = nav[page] + colon + content.site.name;
  return { title, description: describePage(content, page), path: routes[page], active: page };
}
