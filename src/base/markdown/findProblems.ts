/** Finds what authors forget in Markdown: the end of a construct, a space, the text of a note. */
import type { Code, Nodes, Root } from 'mdast';
import components from 'prismjs/components.json' with { type: 'json' };
import { placesIn } from '../lines.ts';
import { suggest } from '../nearest.ts';
import { describe, type Finding, type ProblemFacts } from '../problemTexts.ts';
import { formulaError } from './formula.ts';
import type { MarkdownProblem } from './html.ts';
import { nodesIn, placeOfNode, spanOf } from './nodes.ts';

const part = '\ufffc';
const url = `(${part}{1,300}|[^\\s()]{1,300})`;
const link = (mark = '', name = '', target = '') => `${mark}[${name}](${target})`;
const notLink = (facts: ProblemFacts): Finding => ({ kind: 'shownLink', ...facts });

function brokenLink(mark = '', name = '', target = '', end = ''): Finding | undefined {
  if (!end) return notLink({ fix: 'closeLink', write: link(mark, name, target.trim().split(/\s/)[0]) });
  const [, path = target, title = ''] = /^(.*?)(\s+["'].*["'])?$/s.exec(target.trim()) ?? [];
  if (!/\s/.test(path)) return undefined;
  return notLink({ fix: 'encodeSpaces', write: link(mark, name, path.replace(/\s/g, '%20') + title) });
}

const isTarget = (text: string) => /[/.:#]/.test(text);

/** Forms of running text, with what is wrong: the form's groups are given as the owner wrote them. */
const forms: readonly (readonly [form: RegExp, findingOf: (...groups: string[]) => Finding | undefined])[] = [
  [/^<{7} .*/dgmu, () => ({ kind: 'mergeConflict' })],
  [
    /^(#(?=\p{L})|#{2,6}(?=[^\s#]))(.{0,300})/dgmu,
    (marks, text) => ({ kind: 'headingSpace', write: `${marks} ${text}` }),
  ],
  [/(?<!\\)(!?)\[([^\]\n]{0,300})\]\(((?:\([^()\n]{0,300}\)|[^)\n]){0,300})(\)?)/dgmu, brokenLink],
  [
    new RegExp(`(?<!\\\\)(!?)\\[([^\\]\\n]{1,300})\\][ \\t\\n]{1,20}\\(${url}\\)`, 'dgmu'),
    (mark, name, target = '') =>
      isTarget(target) ? notLink({ fix: 'noSpace', write: link(mark, name, target) }) : undefined,
  ],
  [
    new RegExp(`(!?)\\(([^()\\n]{1,300})\\)\\[${url}\\]`, 'dgmu'),
    (mark, name, target = '') => (isTarget(target) ? notLink({ write: link(mark, name, target) }) : undefined),
  ],
  [/(?<!\\)\[\^([^\]\s]{1,300})\](?!:)/dgmu, (found) => ({ kind: 'noteEmpty', found })],
];

/** Returns a body of the same length with only its running text, and placeholders for all else. */
function runningText(root: Root, body: string): string {
  let text = '';
  for (const node of nodesIn(root)) {
    if (!node.position || ('children' in node && !('url' in node) && !node.type.endsWith('Reference'))) continue;
    const { start, end } = spanOf(node);
    if (start < text.length) continue;
    text += body.slice(text.length, start).replace(/[^\n]/g, '\0');
    text += node.type === 'text' ? body.slice(start, end) : body.slice(start, end).replace(/[^\n]/g, part);
  }
  return text;
}

const languages = Object.entries(components.languages).flatMap(([name, language]) => [
  name,
  ...('alias' in language ? [language.alias].flat() : []),
]);
languages.push('plain', 'plaintext', 'text', 'txt', 'astro');

function codeProblem({ lang }: Code, source: string): Finding | undefined {
  const lines = source.split('\n');
  const [, fence] = /^[\s>]*(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (!fence) return undefined;
  const next = lines.slice(1).find((line) => /^[`~]+[ \t]*[^\s`~]/.test(line.trim()) && line.trim().startsWith(fence));
  if (next) return { kind: 'codeNext', found: next.trim(), allowed: fence };
  if (lines.length < 2 || !new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}\\s*$`).test(lines.at(-1) ?? ''))
    return { kind: 'codeOpen', allowed: fence };
  if (!lang || languages.includes(lang)) return undefined;
  return { kind: 'codeLanguage', found: lang, ...suggest(lang, languages, { fix: 'prism' }) };
}

function formulaProblem(value: string, isBlock: boolean, source: string): Finding | undefined {
  if (isBlock && !/\$\$$/.test(source.slice(2))) return { kind: 'formulaOpen' };
  const found = formulaError(value, isBlock);
  return found ? { kind: 'formula', found } : undefined;
}

function nodeProblem(node: Nodes, source: string): Finding | undefined {
  if (node.type === 'code') return codeProblem(node, source);
  if (node.type !== 'math' && node.type !== 'inlineMath') return undefined;
  return formulaProblem(node.value, node.type === 'math', source);
}

/** Returns the problems of a text; of one with an unclosed block only that, since it includes all that follows. */
export function findProblems(root: Root, written: string): MarkdownProblem[] {
  // The same length, so that offsets stay valid.
  const body = written.replaceAll('\r', ' ');
  const ofNodes = nodesIn(root).flatMap((node) => {
    if (!node.position) return [];
    const { start, end } = spanOf(node);
    const found = nodeProblem(node, body.slice(start, end).trimEnd());
    return found ? [{ ...placeOfNode(node), ...describe(found) }] : [];
  });
  const open = ofNodes.filter(({ severity }) => severity === 'error');
  if (open.length) return open;
  const placeAt = placesIn(body);
  const text = runningText(root, body);
  const ofText = forms.flatMap(([form, findingOf]) =>
    Array.from(text.matchAll(form)).flatMap(({ index, indices = [] }) => {
      const [, ...groups] = Array.from(indices, (span) => (span ? body.slice(...span).trimEnd() : ''));
      const found = findingOf(...groups);
      return found ? [{ ...placeAt(index), ...describe(found) }] : [];
    }),
  );
  return [...ofText, ...ofNodes];
}
