/** Showcases with fewer works than the sample's. Content changes beside the editor, so that no builds are needed. */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './editorTest.ts';

test('the showcase is a full rectangle with any number of projects', async ({ openEditor, runningEditor }) => {
  test.setTimeout(300_000);
  const { copy, page } = await openEditor();
  await page.goto('about:blank');
  const projects = globSync('content/projects/*.md', { cwd: copy.folder });
  for (const file of globSync('content/{experience/*,education.yaml,publications.bib}', { cwd: copy.folder }))
    rmSync(join(copy.folder, file));
  const list = page.getByRole('list', { name: 'Author and works' });
  for (let count = projects.length; count > 0; count--) {
    const site = runningEditor.site;
    await expect.poll(async () => (await fetch(site)).text()).toContain(`data-places="${count + 1}" `);
    await page.goto(site);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { whole, parts, lowest, inside } = await list.evaluate((element) => {
        const area = (box: DOMRect) => box.width * box.height;
        const boxes = [...element.children].map((child) => child.getBoundingClientRect());
        return {
          whole: area(element.getBoundingClientRect()),
          parts: boxes.map(area).reduce((a, b) => a + b),
          lowest: Math.max(...boxes.map((box) => box.bottom)),
          inside: [...element.children].every((tile, index) =>
            [...tile.querySelectorAll('svg, img')].every((image) => {
              const [inner, outer] = [image.getBoundingClientRect(), boxes[index]];
              return !inner.height || (outer && inner.bottom <= outer.bottom + 1 && inner.right <= outer.right + 1);
            }),
          ),
        };
      });
      const where = `${count} projects at ${width} px`;
      // Hairlines between tiles take the rest.
      expect(parts / whole, where).toBeGreaterThan(0.96);
      expect(inside, `${where}: every image stays in its tile`).toBe(true);
      if (width === 1280) expect(lowest, `${where}: in view`).toBeLessThanOrEqual(800);
    }
    // An open page would reload while the next page loads.
    await page.goto('about:blank');
    rmSync(join(copy.folder, projects[count - 1] ?? ''));
  }
  await page.context().close();
});
