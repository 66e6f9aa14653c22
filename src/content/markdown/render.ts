import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { uiStringsFor } from '#base/uiStrings.ts';
import { escapeDollars } from './dollars.ts';
import { optionsFor } from './options.ts';

/**
 * Returns Markdown as HTML, with code highlighted by classes; pictures are tags that the page replaces.
 * @param language of what is said of links and notes
 */
export async function renderMarkdown(markdown: string, language = 'en'): Promise<string> {
  const processor = await createSatteriMarkdownProcessor({
    ...optionsFor(uiStringsFor(language)),
    syntaxHighlight: 'prism',
  });
  const { code } = await processor.render(escapeDollars(markdown));
  return code;
}
