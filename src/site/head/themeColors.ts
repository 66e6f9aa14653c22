import { color } from '#ui/palette.ts';

/** The page's ground, as the browser's own surfaces take it. */
export const themeColors = { light: color('page', 'light'), dark: color('page', 'dark') } as const;
