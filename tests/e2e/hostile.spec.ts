import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainMarkdown } from '../../src/base/markdown/fieldText.ts';
import { files, hostileSite } from '../hostile/hostileSite.ts';
import { findPageProblems } from '../hostile/pageProblems.ts';
import { shapeOf, textsOf } from '../hostile/shapes.ts';
import { alive, expect, test } from './test.ts';

const paths = [
  '/',
  '/projects',
  '/experience',
  '/contact',
  '/writing',
  ...['hostile', 'menu'].flatMap((name) => [`/projects/${name}`, `/writing/${name}`]),
  '/no/such/page',
];

test.describe('content full of attacks', () => {
  test.describe.configure({ mode: 'serial' });
  test('is shown as text, and runs nothing', async ({ page, serve }) => {
    const origin = await serve(hostileSite());
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    let seen = '';
    for (const path of paths) {
      await page.goto(`${origin}${path}`);
      await alive(page);
      expect(await page.evaluate(findPageProblems, undefined), path).toEqual([]);
      seen += await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        const attributes = [...document.querySelectorAll('*')].flatMap((each) => [...each.attributes]);
        const hidden = attributes.filter(({ name }) => /^(alt|aria-label|content)$/.test(name));
        // Long words have soft hyphens.
        return [document.body.innerText, ...hidden.map(({ value }) => value)].join('\n').replaceAll('\u00ad', '');
      });
      await page.getByRole('button', { name: 'Dark theme' }).click();
    }
    for (const { kind, facts } of files) {
      const texts = textsOf(facts, shapeOf(kind));
      expect(texts.length).toBeGreaterThan(0);
      // No page shows other spellings of skills.
      for (const { path, text } of texts.filter(({ path }) => !path.includes('.also.')))
        expect(seen, `${kind}: ${path}`).toContain(plainMarkdown(text));
    }
    expect(dialogs).toEqual([]);
  });

  test('has images that run nothing, one for each route', async ({ page, problems }) => {
    const site = await hostileSite();
    const images = globSync('dist/**/*.svg', { cwd: site.folder });
    // Writing names it in no field or body.
    expect(images.filter((file) => file.endsWith('served.svg')).length).toBe(5);
    for (const file of images) {
      await page.setContent(readFileSync(join(site.folder, file), 'utf8'));
      const active = 'script, iframe, set, animate, [onload], [onclick], [srcdoc], [href], [style*="url("]';
      expect(await page.locator(active).count(), file).toBe(0);
    }
    expect(site.output).not.toContain('Could not render');
    expect(problems).toEqual([]);
  });
});
