import { joinUnits } from '#base/units.ts';

/** A sentence of the owner's, in which no line parts a number from its unit. */
export const Text = ({ children }: { children: string }) => joinUnits(children);
