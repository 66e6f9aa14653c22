/** The page ground of tokens.css as the browser's own surfaces take it; a test holds the two together. */
export const themeColors = { light: '#f9fafc', dark: '#0c1015' } as const;
