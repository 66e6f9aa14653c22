/** Shapes of generated drawings (120 × 80, in tones), and pseudorandom numbers seeded by a text. */
import type { Drawing } from '#base/drawing.ts';

export type Picker = (limit: number) => number;

/** Returns a generator seeded by a text: its 32-bit FNV-1a hash, mixed as in mulberry32 for each number. */
export function picker(text: string): Picker {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
export const rect = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** How the ink of a drawing moves when the work is hovered: a class in drawings.css. */
export type Act = 'slide' | 'run' | 'grow' | 'close' | 'turn';

export const path = (tone: string, d: string) => `<path class="${tone}" d="${d}"/>`;

/** Returns a drawing from path data, back to front: mass, parts cut out of it, ink, and parts cut out of the ink. */
export function draw({
  mass,
  cut,
  ink,
  hole,
  act,
}: {
  mass: string;
  cut?: string;
  ink: string;
  hole?: string;
  act: Act;
}): Drawing & { kind: 'drawing' } {
  return {
    kind: 'drawing',
    viewBox: '0 0 120 80',
    markup:
      path('t2', mass) +
      (cut ? path('t1', cut) : '') +
      // What is cut out of the ink moves with it.
      (hole ? `<g class="ink ${act}"><path d="${ink}"/>${path('t1', hole)}</g>` : path(`ink ${act}`, ink)),
  };
}

export function drawOneInk(shapes: readonly string[], ink: number, act: Act, mass = '') {
  return draw({
    act,
    mass: mass + shapes.filter((_, index) => index !== ink).join(''),
    ink: shapes[ink] ?? '',
  });
}

export type Form = (pick: Picker, name: string, variant: number) => ReturnType<typeof drawOneInk>;

/** Number of previous drawings that a drawing must differ from: all others in a showcase. */
const different = 6;

/** Returns entries with their drawings, in turn by form. A drawing differs from the six before it, as far as it can. */
export function drawEach<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  ...forms: readonly [Form, ...Form[]]
): (readonly [Entry, ReturnType<typeof drawOneInk>])[] {
  const drawn: string[] = [];
  return entries.map((entry, place) => {
    const name = nameOf(entry);
    const draw = forms[(entries.length - 1 - place) % forms.length] ?? forms[0];
    const variants = range(3 * different).map((index) => draw(picker(index ? `${name} ${index}` : name), name, index));
    const age = ({ markup }: Drawing) =>
      Math.min(drawn.toReversed().indexOf(markup) + 1 || different + 1, different + 1);
    const oldest = Math.max(...variants.map(age));
    const chosen = variants.find((variant) => age(variant) === oldest) ?? draw(picker(name), name, 0);
    drawn.push(chosen.markup);
    return [entry, chosen] as const;
  });
}
