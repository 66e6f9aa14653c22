import type { Browser, Page } from '../tests/browsers/openChromium.ts';

/** How a visitor comes to the next page: rests on the link until it is prerendered and clicks, or does not rest. */
export type Way = 'rest' | 'click' | 'tap';

/** Milliseconds from press to release, about as people hold a button: a browser may begin at the press. */
const held = 80;

/** Resolves once Chromium has begun to prerender a page. */
async function prerendering(browser: Browser) {
  const session = await browser.target().createCDPSession();
  const begun = new Promise<void>((done) => {
    session.on('Target.targetCreated', ({ targetInfo }) => targetInfo.subtype === 'prerender' && done());
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  return { begun, end: () => session.detach() };
}

async function follow(browser: Browser, page: Page, link: string, way: Way) {
  if (way === 'tap') {
    const touch = await (await page.waitForSelector(link))?.touchStart();
    await new Promise((done) => setTimeout(done, held));
    return touch?.end();
  }
  if (way === 'rest') {
    const { begun, end } = await prerendering(browser);
    await page.hover(link);
    await begun;
    await end();
    // How long a visitor rests on the link is not measured: the page has time to become ready.
    await new Promise((done) => setTimeout(done, 1500));
  }
  return page.click(link, { delay: held });
}

/**
 * Milliseconds from the click on a link in the header to the next page's first paint.
 * @param from the address of the page with the link
 * @param path of the next page
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
