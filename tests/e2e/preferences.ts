/**
 * What a visitor's system prefers. A test names it by a tag (`@dark`); each engine learns it in its own way, because
 * Firefox, driven from outside, ignores `emulateMedia` without a word, and WebKit knows only its desktop's settings.
 */
import type { BrowserContextOptions } from '@playwright/test';

export interface Preference {
  /** For engines that Playwright drives with its own protocol. */
  context: Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'javaScriptEnabled'>;
  /** Firefox preferences at start. */
  firefox: Record<string, boolean | number>;
  /** The desktop's settings that WebKitGTK follows; left out where it has none. */
  webkit?: string;
}

export const preferences: Record<string, Preference> = {
  '@dark': {
    context: { colorScheme: 'dark' },
    firefox: { 'layout.css.prefers-color-scheme.content-override': 0 },
    webkit: 'gtk-theme-name=Adwaita-dark',
  },
  '@reduced-motion': {
    context: { reducedMotion: 'reduce' },
    firefox: { 'ui.prefersReducedMotion': 1 },
    webkit: 'gtk-enable-animations=0',
  },
  '@no-script': {
    context: { javaScriptEnabled: false },
    firefox: { 'javascript.enabled': false },
  },
};

/** Returns the context options for the preferences in a test's tags. */
export function preferred(tags: readonly string[]): Required<Preference['context']> {
  const contexts = tags.map((tag) => preferences[tag]?.context);
  return Object.assign({ colorScheme: 'light', reducedMotion: 'no-preference', javaScriptEnabled: true }, ...contexts);
}
