/** Letters drawn from two or three blocks: a company's monogram, and the initials of an owner without a photo. */
import type { Drawing } from '#base/drawing.ts';
import { disc, path, rect } from './shapes.ts';

const letters: Readonly<Record<string, readonly [mass: string, ink: string]>> = {
  A: ['M16 70V34a24 24 0 0 1 48 0v36H48V34a8 8 0 0 0-16 0v36z', 'M32 42h16v14H32z'],
  B: ['M18 10h24a15 15 0 0 1 0 30h-8v30H18z', 'M34 40h13a15 15 0 0 1 0 30H34z'],
  C: ['M62 10H46a30 30 0 0 0 0 60V54a14 14 0 0 1 0-28h16z', 'M46 54h16v16H46z'],
  D: ['M18 10h16v60H18z', 'M34 10a30 30 0 0 1 0 60z'],
  E: ['M20 10h40v16H20zm0 44h40v16H20z', 'M20 32h30v16H20z'],
  F: ['M20 10h40v16H36v44H20z', 'M36 34h20v16H36z'],
  G: ['M62 10H46a30 30 0 0 0 0 60V54a14 14 0 0 1 0-28h16z', 'M46 40h18v30H46z'],
  H: ['M16 10h16v60H16zm32 0h16v60H48z', 'M32 32h16v16H32z'],
  I: ['M20 10h40v15H20zm0 45h40v15H20z', 'M32 25h16v30H32z'],
  J: ['M62 46a24 24 0 0 1-48 0h16a8 8 0 0 0 16 0z', 'M46 10h16v36H46z'],
  K: [
    'M18 10h16v60H18zM34 40a30 30 0 0 0 30-30H48a14 14 0 0 1-14 14z',
    'M34 40a30 30 0 0 1 30 30H48a14 14 0 0 0-14-14z',
  ],
  L: ['M20 10h16v60H20z', 'M36 54h26v16H36z'],
  M: ['M10 10h15v60H10zm45 0h15v60H55z', 'M25 10l15 24 15-24v25L40 59 25 35z'],
  N: ['M14 10h16v60H14zm36 0h16v60H50z', 'M30 10l20 34v26L30 36z'],
  O: ['M40 10a30 30 0 0 0 0 60V54a14 14 0 0 1 0-28z', 'M40 10a30 30 0 0 1 0 60V54a14 14 0 0 0 0-28z'],
  P: ['M20 10h16v60H20z', 'M36 10h4a20 20 0 0 1 0 40h-4z'],
  Q: ['M40 10a30 30 0 1 0 .01 0zm0 16a14 14 0 1 1-.01 0z', 'M40 42l16 28h18L58 42z'],
  R: ['M18 10h23a17 17 0 0 1 0 34h-7v26H18z', 'M34 44h11l20 26H46L34 55z'],
  S: ['M60 10H40a20 20 0 0 0 0 40V30h20z', 'M20 70h20a20 20 0 0 0 0-40v20H20z'],
  T: ['M14 10h52v16H14z', 'M32 26h16v44H32z'],
  U: ['M16 10h16v36a8 8 0 0 0 8 8v16a24 24 0 0 1-24-24z', 'M64 10H48v36a8 8 0 0 1-8 8v16a24 24 0 0 0 24-24z'],
  V: ['M12 10h18l10 34v26h-9z', 'M68 10H50L40 44v26h9z'],
  W: ['M10 10h15v60H10zm45 0h15v60H55z', 'M25 70l15-24 15 24V45L40 21 25 45z'],
  X: ['M14 10h19l33 60H47z', 'M47 10h19L33 70H14z'],
  Y: ['M12 10h18l10 20 10-20h18L48 46H32z', 'M32 46h16v24H32z'],
  Z: ['M16 10h48v16H16zm0 44h48v16H16z', 'M44 26h20L36 54H16z'],
};

/** Returns the first letter or digit of a text in upper case, a Latin one without accents; '' if there is none. */
function firstLetter(text: string): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(text.normalize('NFKC')) ?? [];
  // In other scripts a letter without its marks is another letter: Й and И, が and か.
  const [base = ''] = /\p{Script=Latin}/u.test(first) ? first.normalize('NFD') : first;
  return base.toUpperCase();
}

type Tones = readonly [mass: string, ink: string];

/** Returns the SVG of a text's first letter in an 80 × 80 box; a letter without shapes is set as text on a block. */
function letter(text: string, tones: Tones): string {
  const first = firstLetter(text);
  const shapes = letters[first];
  // One tone is one path, since two would show a seam. Overlapping parts have the same winding: nothing is cut out.
  if (shapes && tones[0] === tones[1]) return path(tones[0], shapes.join(''));
  if (shapes) return path(tones[0], shapes[0]) + path(tones[1], shapes[1]);
  // Arabic letters reach far below the line.
  const y = /\p{Script=Arabic}/u.test(first) ? 47 : 54;
  const isSwapped = tones[0] === 'ink' && tones[1] !== 'ink';
  const tone = isSwapped || tones[1] === 't2' ? 't1' : 'ink';
  const written = `<text class="${tone}" x="40" y="${y}" text-anchor="middle" font-weight="600" font-size="40">${first}</text>`;
  return path(isSwapped ? 'ink' : 't2', rect(10, 10, 60, 60)) + written;
}

const drawing = (markup: string): Drawing & { kind: 'drawing' } => ({ kind: 'drawing', viewBox: '0 0 120 80', markup });

/** Returns a drawing of a name's first letter. Variants have other parts in ink, a frame or a disc. */
export function drawMonogram(name: string, variant = 0): Drawing & { kind: 'drawing' } {
  const grounds = ['', path('t2', 'M2 2h76v76H2zM9 9v62h62V9z'), path('t2', disc(40, 40, 38))];
  const ground = grounds[(variant >> 1) % grounds.length];
  const mass = ground === grounds[2] ? 't1' : 't2';
  const own = letter(name, variant % 2 ? ['ink', mass] : [mass, 'ink']);
  const acted = own.replace('class="ink"', 'class="ink grow"');
  const placed = ground ? `${ground}<g transform="translate(16 16) scale(.6)">${acted}</g>` : acted;
  return drawing(`<g transform="translate(20)">${placed}</g>`);
}

export function drawInitials(name: string): Drawing & { kind: 'drawing' } {
  const words = name.split(/\s*[(（][^)）]*[)）]|\s+/).filter(firstLetter);
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  if (!last) return drawMonogram(first);
  const small = (x: number, y: number, markup: string) =>
    `<g transform="translate(${x} ${y}) scale(.63)">${markup}</g>`;
  return drawing(small(18, 1, letter(first, ['t2', 't2'])) + small(51, 29, letter(last, ['ink', 'ink'])));
}
