import { type Drawing, readDrawing } from '#base/drawing.ts';
import portrait from './drawings/portrait.svg?raw';

/** Stands in for the author where there is no photo, or where it fails. */
export const placeholder: Drawing = readDrawing(portrait, 'src/ui/drawings/portrait.svg');
