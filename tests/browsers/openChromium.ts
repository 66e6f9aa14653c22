import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArguments } from './findChromium.ts';

export type { Browser, Page };

/** Opens a Chromium that prerenders pages: Playwright attaches to them in a way for which it refuses to. */
export function openChromium(executablePath: string | undefined, ...more: string[]): Promise<Browser> {
  return puppeteer.launch({ executablePath, args: [...chromiumArguments, ...more] });
}
