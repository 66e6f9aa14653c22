import { keepSigns } from '#base/characters.ts';
import { joinUnits } from '#base/units.ts';

/** Text by the owner, with no line break between a number and its unit, and C++ in the order of its characters. */
export const Text = ({ children }: { children: string }) => keepSigns(joinUnits(children));
