import { z } from 'zod';
import { mustBe } from '#base/explain.ts';
import { numberAsText } from '#base/fields.ts';
import {
  accentExample,
  accentNames,
  isTransparent,
  namedAccents,
  parseAccent,
  suggestAccent,
} from '#ui/palette/accents.ts';

const form = `one of ${accentNames.join(', ')}, a CSS color such as "${accentExample}", or a hue from 0 to 360`;
const error = ({ input }: { input?: unknown }) => {
  if (typeof input !== 'string') return mustBe(form, input);
  return isTransparent(input)
    ? `${mustBe('opaque', input)}. Write the color without its transparency.`
    : mustBe(form, input) + suggestAccent(input.trim());
};
/** The accent as text, from which its palette is generated. */
export const accent = z
  .preprocess(numberAsText, z.string({ error }).refine(parseAccent, { error }))
  .meta({ type: ['string', 'number'], format: 'color', swatches: namedAccents });
