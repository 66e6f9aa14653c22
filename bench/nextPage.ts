import type { Browser, Page } from '../tests/browsers/openChromium.ts';

/** How a visitor opens the next page: a click after resting on the link until it is prerendered, a click, or a tap. */
export type Way = 'rest' | 'click' | 'tap';

/** Milliseconds from press to release, about as long as people take: browsers can start to prerender at the press. */
const pressDuration = 80;

/** Watches for prerendering: `started` resolves once Chromium starts to prerender a page. */
async function watchPrerendering(browser: Browser) {
  const session = await browser.target().createCDPSession();
  const started = new Promise<void>((done) => {
    session.on('Target.targetCreated', ({ targetInfo }) => targetInfo.subtype === 'prerender' && done());
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  return { started, end: () => session.detach() };
}

async function follow(browser: Browser, page: Page, link: string, way: Way) {
  if (way === 'tap') {
    const touch = await (await page.waitForSelector(link))?.touchStart();
    await new Promise((done) => setTimeout(done, pressDuration));
    return touch?.end();
  }
  if (way === 'rest') {
    const { started, end } = await watchPrerendering(browser);
    await page.hover(link);
    await started;
    await end();
    // Gives the page time to become ready, since the rest is not measured.
    await new Promise((done) => setTimeout(done, 1500));
  }
  return page.click(link, { delay: pressDuration });
}

/**
 * Returns the milliseconds from the click on a link in the header to the next page's first paint.
 * @param from URL of the page with the link
 * @param path path of the next page
 */
export async function clickToPaint(browser: Browser, from: string, path: string, way: Way): Promise<number> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800, hasTouch: way === 'tap' });
  await page.goto(from, { waitUntil: 'networkidle0' });
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => {
      sessionStorage.clicked = String(performance.timeOrigin + timeStamp);
    });
  });
  await follow(browser, page, `header a[href="${path}"]`, way);
  const painted = () =>
    page.evaluate((next) => {
      const [paint] = performance.getEntriesByName('first-paint');
      if (location.pathname !== next || !paint) return undefined;
      return performance.timeOrigin + paint.startTime - Number(sessionStorage.clicked);
    }, path);
  for (;;) {
    // While one page replaces the other, there is no page to measure.
    const milliseconds = await painted().catch(() => undefined);
    if (milliseconds !== undefined) {
      await page.close();
      return milliseconds;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
