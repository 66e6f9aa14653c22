import { drawMonogram } from '#ui/monogram.ts';
import { drawEach, type Pick } from '#ui/shapes.ts';
import { type Employer, employersOf } from './employers.ts';
import type { ExperienceEntry } from './schema.ts';

const nameOf = ({ company, roles: [{ title }] }: Employer) => company ?? title ?? '';
const drawVariant = (_: Pick, name: string, variant: number) => drawMonogram(name, variant);

/** Returns stays at employers with their monograms: the same in the showcase and on Experience. */
export const withMonograms = <Entry extends ExperienceEntry>(entries: readonly Entry[]) =>
  drawEach(employersOf(entries), nameOf, drawVariant);
