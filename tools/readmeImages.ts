/** README's images in docs/images/, all made of what the program really shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { root } from '#base/folders.ts';
import { launchChromium } from '../tests/browsers/findChromium.ts';
import { startEditor } from '../tests/e2e/startEditor.ts';
import type { Copy } from '../tests/site.ts';

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** The first screen, on a desktop and on a phone, from tests/screenshots/. */
const cuts = [
  { from: 'about-1280-light', to: 'desk-light', width: 1280, height: 720 },
  { from: 'about-1280-dark', to: 'desk-dark', width: 1280, height: 720 },
  { from: 'about-390-light', to: 'phone-light', width: 390, height: 720 },
  { from: 'about-390-dark', to: 'phone-dark', width: 390, height: 720 },
];

/** Writes an image with few colors, which take a fifth of the bytes. */
const write = (image: Sharp, name: string) =>
  image.png({ palette: true, colors: 192, effort: 10 }).toFile(join(root, 'docs/images', `${name}.png`));

export async function cutFirstScreens(): Promise<void> {
  for (const { from, to, width, height } of cuts)
    await write(sharp(join(root, 'tests/screenshots', `${from}.png`)).extract({ left: 0, top: 0, width, height }), to);
}

const columns = 4;
const tile = { width: 320, height: 211 };
const gap = 12;

/** Joins the first screens of the twelve numbered people, as `npm run gallery` leaves them in `.gallery/`. */
export async function joinGallery(folder: string, names: readonly string[]): Promise<void> {
  const numbered = names.filter((name) => /^\d\d-/.test(name));
  const place = (index: number, size: number) => gap + index * (size + gap);
  const screens = numbered.map(async (name, index) => ({
    input: await sharp(join(folder, `${name}-1280-light.png`))
      .resize({ ...tile, fit: 'cover', position: 'top' })
      .toBuffer(),
    left: place(index % columns, tile.width),
    top: place(Math.floor(index / columns), tile.height),
  }));
  const image = sharp({
    create: {
      width: place(columns, tile.width),
      height: place(Math.ceil(numbered.length / columns), tile.height),
      channels: 3,
      background: '#c9ccd2',
    },
  });
  await write(image.composite(await Promise.all(screens)), 'gallery');
}

/** The project that README shows as text. */
const file = 'content/projects/night-train-map.md';
const written = () => /```markdown\n([\s\S]+?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';

const photograph = async (page: Page, name: string) => write(sharp(await page.screenshot()), name);

/** Draws the output of a command as a terminal shows it. */
async function drawTerminal(page: Page, command: string, output: string): Promise<void> {
  const escaped = `$ ${command}\n${output}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Without the policy of the page before.
  await page.goto('about:blank');
  await page.setContent(`<pre style="box-sizing:border-box;width:fit-content;max-width:100%;margin:0;padding:24px 28px;
    background:#10141b;color:#e6e9ef;font:14px/1.6 'Liberation Mono',monospace;white-space:pre-wrap">${escaped}</pre>`);
  await write(sharp(await page.locator('pre').screenshot()), 'check');
}

/** Photographs README's project: its page, the form, and the check that finds a mistake in it. */
async function photographProject(browser: Browser, copy: Copy, origin: string, site: string): Promise<void> {
  copy.write(file, written());
  const page = await browser.newPage({ viewport: { width: 1100, height: 850 }, colorScheme: 'light' });
  await page.goto(`${site}projects/night-train-map`, { waitUntil: 'networkidle' });
  await photograph(page, 'page');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(origin);
  await page.getByRole('button', { name: 'Night train map' }).first().click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Night train map', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await photograph(page, 'form');
  copy.change(file, 'category: personal', 'category: personnal');
  copy.change(file, 'technologies:', 'tecnologies:');
  const { output } = await copy.run('check');
  await drawTerminal(page, 'npm run check', output);
}

export async function photographProgram(): Promise<void> {
  const { copy, origin, site } = await startEditor();
  const browser = await launchChromium();
  try {
    await photographProject(browser, copy, origin, site);
  } finally {
    await browser.close();
    copy.remove();
  }
}
