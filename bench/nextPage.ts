import type { Browser } from '../tests/browsers/openChromium.ts';

/**
 * Milliseconds from the click on a link in the header to the next page's first paint, once Chromium has prerendered
 * that page because the pointer rested on the link.
 */
export async function clickToPaint(browser: Browser, origin: string, path: string): Promise<number> {
  const session = await browser.target().createCDPSession();
  const prerendered = new Promise<void>((done) => {
    session.on('Target.targetCreated', ({ targetInfo }) => targetInfo.subtype === 'prerender' && done());
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(origin, { waitUntil: 'networkidle0' });
  const link = `header a[href="${path}"]`;
  await page.hover(link);
  await prerendered;
  // How long a visitor rests on the link is not measured: the page has time to become ready.
  await new Promise((done) => setTimeout(done, 1500));
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => {
      sessionStorage.clicked = String(performance.timeOrigin + timeStamp);
    });
  });
  await page.click(link);
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
      await session.detach();
      return milliseconds;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
