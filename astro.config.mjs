/** Astro loads a .ts file through Vite, which transforms all that it imports. Node.js reads this one at once. */
export { default } from './astro.config.ts';
