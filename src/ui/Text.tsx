import { withDirection } from '#base/direction.ts';
import { joinUnits } from '#base/units.ts';

/** Text by the owner, with no line break between a number and its unit, in the direction of its words. */
export const Text = ({ children }: { children: string }) => withDirection(joinUnits(children));
