/** The languages of the interface: each is a file beside this one, and a line here. */

export { en } from './en.ts';
