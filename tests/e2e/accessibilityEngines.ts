/** Three accessibility engines with different rules: axe, IBM's and Siteimprove's. Each returns a line per problem. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe. @param without selector of parts to skip, such as a page in a frame, which has its own tests */
export async function axe(page: Page, without?: string): Promise<string[]> {
  // Legacy mode, since axe otherwise opens an extra page to merge the results of frames.
  const builder = new AxeBuilder({ page }).withTags(tags).setLegacyMode();
  const { violations } = await (without ? builder.exclude(without) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** Returns text with less contrast than 7:1. */
export async function findLowContrast(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules('color-contrast-enhanced').setLegacyMode().analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message}`));
}

const ace = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Result of a rule of IBM's engine at an element. */
interface IbmResult {
  ruleId: string;
  /** The rule's severity, and its outcome: PASS, FAIL, or a question for manual review (POTENTIAL, MANUAL). */
  value: [string, 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  message: string;
  snippet: string;
}

/** Questions of IBM's engine for manual review, with answers. A new question fails. */
const answers: Record<string, string> = {
  blockquote_cite_exists: 'Markdown has no place for the source of a quotation.',
  download_keyboard_controllable: 'The résumé is a plain link.',
  element_tabbable_unobscured: 'The header never covers the focused element, because of scroll-margin-top.',
  element_tabbable_visible: 'The skip link is visible when focused (pages.spec.ts).',
  frame_src_valid: 'The preview in the editor is the site itself, whose pages are tested by themselves.',
  input_fields_grouped: 'Three fields, one heading, one purpose.',
  input_label_visible: 'Fields are inside their labels. The two icon buttons have an aria-label.',
  list_structure_proper: 'A dl may group its pairs in div elements.',
  style_color_misuse: 'Every category has a mark and a name besides its color.',
  style_focus_visible: 'Outlines are 2 px of at least 3:1 (contrast.spec.ts).',
  style_highcontrast_visible: 'The stylesheets support forced colors (forcedColors.spec.ts).',
  text_quoted_correctly: 'Quotation marks in the editor contain text of a file.',
  text_sensory_misuse: 'The words describe works, not the page.',
};

export async function ibm(page: Page): Promise<string[]> {
  await page.evaluate(ace);
  const { results } = await page.evaluate<{ results: IbmResult[] }>(
    "new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])",
  );
  return (
    results
      .filter(({ value: [, outcome], ruleId }) => outcome === 'FAIL' || (outcome !== 'PASS' && !(ruleId in answers)))
      // It reports every http-equiv as obsolete, but all browsers support a policy in the page (CSP 3, 3.3).
      .filter(
        ({ ruleId, snippet }) =>
          !(ruleId === 'element_attribute_deprecated' && snippet.includes('http-equiv="Content-Security-Policy"')),
      )
      .filter(
        ({ ruleId, snippet }) =>
          // Parts that scroll in narrow windows need tabindex in Safari, and axe requires it. In wide windows it does no harm.
          !(ruleId === 'element_tabbable_role_valid' && /^<pre |class="table"/.test(snippet)),
      )
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
  );
}

/** False positives of Alfa: rule, place and reason. */
const accepted = [
  // A headline of one sentence: WCAG 1.4.8 is about blocks of several sentences.
  { rule: 'sia-r73', at: /class="FirstScreen-statement/ },
  // Target size (WCAG 2.5.5): Alfa doesn't measure the pseudo-element that extends this link to its whole card.
  { rule: 'sia-r111', at: /\/h2\[1\]\/a/ },
];

export async function alfa(page: Page): Promise<string[]> {
  // Alfa ignores a whole stylesheet if it doesn't know a rule.
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
        if (sheet.cssRules[index]?.cssText.startsWith('@view-transition')) sheet.deleteRule(index);
      }
    }
  });
  const input = await Playwright.toPage(await page.evaluateHandle('document'));
  const outcomes = await Audit.of(input, rules).evaluate();
  return [...outcomes]
    .filter((outcome) => Outcome.isFailed(outcome))
    .map(({ rule, target, expectations }) => {
      const messages = [...expectations.values()].map((result) => (result.isErr() ? result.getErr().message : ''));
      const place = target && 'path' in target ? target.path() : '';
      return { rule: rule.uri.replace(/.*\//, ''), text: `${messages.join(' ')} ${place} ${target}` };
    })
    .filter(({ rule, text }) => !accepted.some((known) => known.rule === rule && known.at.test(text)))
    .map(({ rule, text }) => `${rule}: ${text.slice(0, 400)}`);
}
