/** Builds sites of many people, and reports which facts of their résumés they lack and how their home pages look. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#base/folders.ts';
import { serveStatic } from '#commands/serve/staticServer.ts';
import { launchChromium } from '../tests/browsers/findChromium.ts';
import { axe } from '../tests/e2e/axe.ts';
import { buildGallerySite, mostBytes, type Score, scoreSite } from '../tests/gallery/gallerySite.ts';
import { allPeople, type Person } from '../tests/gallery/people.ts';
import { joinGallery } from './readmeImages.ts';

interface Shot {
  file: string;
  width: number;
  colorScheme: 'light' | 'dark';
}

type Browser = Awaited<ReturnType<typeof launchChromium>>;

const folder = join(root, '.gallery');
const widths = [390, 1280];
/** Maximum top of the showcase, in pixels, so that it is visible on a screen of 1280 × 800. */
const lowestShowcase = 560;
const themes = ['light', 'dark'] as const;
/** Number of parallel builds: most machines have enough memory for two. */
const parallelBuilds = 2;

/** Takes full-page screenshots of a home page in all widths and themes, and checks its accessibility. */
async function takeScreenshots(
  browser: Browser,
  dist: string,
  name: string,
): Promise<{ shots: Shot[]; barriers: string[] }> {
  const server = await serveStatic(dist, { port: 0 });
  const shots: Shot[] = [];
  const barriers: string[] = [];
  for (const colorScheme of themes) {
    for (const width of widths) {
      const viewport = { width, height: 844 };
      // axe needs a page that was created by a context.
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport });
      const page = await context.newPage();
      // Slow beside two builds.
      await page.goto(server.origin, { timeout: 300_000 });
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
      });
      const file = `${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      // The height of the window doesn't affect the position.
      const { y = 0 } = (await page.locator('[data-places]').first().boundingBox()) ?? {};
      if (width === 1280 && y > lowestShowcase)
        barriers.push(`the showcase begins at ${y} px, at most ${lowestShowcase}`);
      barriers.push(...(await axe(page)).map((barrier) => `${width} px, ${colorScheme}: ${barrier}`));
      await context.close();
      shots.push({ file, width, colorScheme });
    }
  }
  await server.close();
  return { shots, barriers };
}

interface Result {
  person: Person;
  score: Score;
  shots: Shot[];
  barriers: string[];
}

const heaviest = ({ sizes }: Score) => Math.max(...sizes.map(({ firstRender }) => firstRender));

/** Prints a line for each person, then all problems. @returns whether there are none */
function report(results: readonly Result[]): boolean {
  const rows = results.map(({ person, score }) => {
    return [person.name, { pages: score.sizes.length, 'first render, at most': heaviest(score) }] as const;
  });
  console.table(Object.fromEntries(rows));
  const problems = results.flatMap(({ person, score, barriers }) => [
    ...score.missingOnSite.map((text) => `${person.name}: not on the site: ${text}`),
    ...score.missingInPdf.map((text) => `${person.name}: not in the PDF: ${text}`),
    ...barriers.map((barrier) => `${person.name}: ${barrier}`),
    ...score.deadLinks.map((link) => `${person.name}: dead link: ${link}`),
    ...score.sizes
      .filter(({ firstRender }) => firstRender > mostBytes)
      .map(
        ({ page, firstRender }) =>
          `${person.name}: first render of ${page}: ${firstRender} bytes, at most ${mostBytes}`,
      ),
  ]);
  for (const problem of problems) console.log(problem);
  return problems.length === 0;
}

const style = `
  body { margin: 24px; background: #888; font: 16px/1.5 system-ui, sans-serif; }
  section div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  figure { margin: 0; flex: none; }
  img { display: block; height: auto; }
`;

const screenshot = ({ file, width, colorScheme }: Shot) =>
  `<figure><figcaption>${width} px, ${colorScheme}</figcaption><img src="${file}" width="${Math.round(width / 2)}" alt="" loading="lazy"></figure>`;

/** Returns one page with the screenshots of all people, at half their size. */
function galleryPage(people: readonly { name: string; shots: readonly Shot[] }[]): string {
  const sections = people.map(
    ({ name, shots }) => `<section><h2>${name}</h2><div>${shots.map(screenshot).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${sections.join('')}</html>`;
}

/**
 * Builds everybody's site into temporary folders and writes `.gallery/index.html`.
 * @param names names of the people; if empty, all
 * @returns the exit code
 */
export async function makeGallery(names: readonly string[]): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const browser = await launchChromium();
  const people = (await allPeople()).filter(({ name }) => !names.length || names.includes(name));
  const results: (Result | undefined)[] = people.map(() => undefined);
  const queue = [...people.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, person] = next;
      const site = await buildGallerySite(person);
      const { shots, barriers } = await takeScreenshots(browser, join(site.folder, 'dist'), person.name);
      results[index] = { person, shots, barriers, score: await scoreSite(site, person) };
      site.remove();
      console.log(`Built ${person.name}.`);
    }
  };
  await Promise.all(Array.from({ length: parallelBuilds }, work));
  await browser.close();
  const all = results.filter((result) => result !== undefined);
  for (const { person, score } of all) {
    const pages = score.sizes.map(({ page, firstRender }) => [page, { 'first render': firstRender }]);
    writeFileSync(join(folder, `${person.name}.json`), `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`);
  }
  writeFileSync(
    join(folder, 'index.html'),
    galleryPage(all.map(({ person, shots }) => ({ name: person.name, shots }))),
  );
  if (!names.length)
    await joinGallery(
      folder,
      all.map(({ person }) => person.name),
    );
  const isComplete = report(all);
  console.log('The screenshots are in .gallery/index.html; the bytes of each page are beside them.');
  return isComplete ? 0 : 1;
}
