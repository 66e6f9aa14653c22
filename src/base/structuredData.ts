import { type Absolute, routes } from './urls.ts';

/** Returns the `@id` of what is the same on every page: `https://example.com/#person`. */
export const globalId = (name: string, at: Absolute): string => `${at(routes.about)}#${name}`;

/** Returns the owner's `@id`. */
export const personId = (at: Absolute): string => globalId('person', at);
