/**
 * Preferences of a visitor's system. Tests set them with a tag (`@dark`). Each engine gets them in a different way:
 * Firefox, driven by WebDriver BiDi, silently ignores `emulateMedia`, and WebKit reads only settings of the desktop.
 */
import type { BrowserContextOptions } from '@playwright/test';

export interface Preference {
  /** Context options for engines that Playwright drives with its own protocol. */
  context: Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'javaScriptEnabled'>;
  /** Firefox preferences at start. */
  firefox: Record<string, boolean | number>;
  /** Settings of the desktop for WebKitGTK, if it has one for this preference. */
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
