import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { escapeDollars } from './dollars.ts';
import { options } from './options.ts';

const processor = createSatteriMarkdownProcessor({ ...options, syntaxHighlight: 'prism' });

/** Returns Markdown as HTML, with code highlighted by classes; pictures are tags that the page replaces. */
export async function renderMarkdown(markdown: string): Promise<string> {
  const { code } = await (await processor).render(escapeDollars(markdown));
  return code;
}
