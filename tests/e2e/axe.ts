/** Checks of accessibility with axe. Each returns a line per problem. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe. @param without selector of parts to skip, such as a page in a frame, which has its own tests */
export async function axe(page: Page, without?: string): Promise<string[]> {
  // Legacy mode, since axe otherwise opens an extra page to merge the results of frames.
  const builder = new AxeBuilder({ page }).withTags(tags).setLegacyMode();
  const { violations } = await (without ? builder.exclude(without) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}
