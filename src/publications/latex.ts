import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

/** LaTeX that is common in titles and names, and that citation-js 0.9 does not know. */
const commands: Readonly<Record<string, string>> = {
  aa: 'å',
  AA: 'Å',
  S: '§',
  dots: '…',
  ldots: '…',
  slash: '/',
  TeX: 'TeX',
  LaTeX: 'LaTeX',
  BibTeX: 'BibTeX',
  // Hints for breaking a line, and blanks: `\-`, `\/`, `\,`, `\ `, `\\`.
  '-': '',
  '/': '',
  ',': ' ',
  '': ' ',
  '\\': ' ',
  approx: '≈',
  ast: '∗',
  cdot: '·',
  cdots: '⋯',
  circ: '°',
  ell: 'ℓ',
  exp: 'exp',
  ge: '≥',
  geq: '≥',
  in: '∈',
  infty: '∞',
  le: '≤',
  leq: '≤',
  ln: 'ln\u202F',
  log: 'log\u202F',
  max: 'max',
  min: 'min',
  neq: '≠',
  pm: '±',
  rightarrow: '→',
  sim: '∼',
  star: '⋆',
  sum: '∑',
  times: '×',
  to: '→',
};

/** Typefaces whose letters are taken as they are. */
const faces = ['mathbb', 'mathbf', 'mathcal', 'mathit', 'mathrm', 'mathsf', 'mbox', 'text'];

const { constants } = plugins.config.get('@bibtex');
Object.assign(constants.commands, commands);
Object.assign(constants.formattingCommands, Object.fromEntries(faces.map((face) => [face, undefined])));
