import { buildDate } from './dates.ts';

/** The day of the build, read once. */
export const today = buildDate(process.env);
