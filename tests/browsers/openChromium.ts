import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArguments } from './findChromium.ts';

export type { Browser, Page };

/** Opens a Chromium that prerenders pages, which it doesn't do under Playwright. */
export function openChromium(executablePath: string | undefined, ...more: string[]): Promise<Browser> {
  return puppeteer.launch({ executablePath, args: [...chromiumArguments, ...more] });
}
