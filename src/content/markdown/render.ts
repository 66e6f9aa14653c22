import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { uiStringsFor } from '#base/uiStrings.ts';
import { escapeDollars } from './dollars.ts';
import { optionsFor } from './options.ts';

/**
 * Returns Markdown as HTML, with code highlighted by classes; pictures are tags that the page replaces.
 * @param language of what is said of links and notes
 * @param prefix of the numbers of captions; without one they have none
 */
export async function renderMarkdown(markdown: string, language = 'en', prefix?: string): Promise<string> {
  const processor = await createSatteriMarkdownProcessor({
    ...optionsFor(uiStringsFor(language), prefix),
    syntaxHighlight: 'prism',
  });
  const { code } = await processor.render(escapeDollars(markdown));
  return code;
}
