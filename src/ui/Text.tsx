import { joinUnits } from '#base/units.ts';

/** Text by the owner, with no line break between a number and its unit. */
export const Text = ({ children }: { children: string }) => joinUnits(children);
