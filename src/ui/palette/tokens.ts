import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { program } from '#base/folders.ts';

/** Values of tokens as CSS, by the selector of their rule, and by their names without dashes. */
export type TokenValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const tones = ['research', 'personal', 'freelance', 'own', 'neutral'] as const;
export type Tone = (typeof tones)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const selectors = [':root', ...tones.map((tone) => `.${tone}`)];

export const mediaOf = ({ parent }: Rule): string | undefined =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'media' ? String(parent.params) : undefined;

export function readTokens(): TokenValues {
  const css = readFileSync(join(program, 'src/ui/tokens.css'), 'utf8');
  const found: Record<string, Record<string, string>> = {};
  postcss.parse(css).walkRules((rule) => {
    if (mediaOf(rule) || !selectors.includes(rule.selector)) return;
    const tokens = rule.nodes.filter((node) => node.type === 'decl').filter(({ variable }) => variable);
    found[rule.selector] = Object.fromEntries(tokens.map(({ prop, value }) => [prop.slice(2), value]));
  });
  return found;
}
