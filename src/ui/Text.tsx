import type { ReactNode } from 'react';
import { keepSigns, withDirection } from '#base/direction.ts';
import { joinUnits } from '#base/units.ts';

/** Text by the owner, in the direction of its words, with no line break between a number and its unit. */
export const Text = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? withDirection(joinUnits(children)) : children;

/** A part of a text by the owner, such as words in another style. The mark of direction is for the whole text. */
export const TextPart = ({ children }: { children: string }) => keepSigns(joinUnits(children));

/** A month or a period, in which a line ends only after the dash. */
export const Dates = ({ children }: { children: string }) => children.replace(/(?<![–—~]) /g, '\u00a0');

/** Numbers of things, each on one line with the word after it. */
export const Counts = ({ children }: { children: string }) => children.replace(/(\p{N}) /gu, '$1\u00a0');
