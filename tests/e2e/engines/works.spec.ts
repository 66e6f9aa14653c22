/** Behavior required in every engine: works that react to hover, and notes beside their text. */
import { expect, styles, test } from '../engineTest.ts';

test('a hovered work moves its ink and shows its label', async ({ driver }) => {
  await driver.open('/');
  const work = '[aria-describedby="work-4"]';
  const shown = async () => [
    ...(await styles(driver, '#work-4', 'visibility')),
    ...new Set(await styles(driver, `${work} .ink`, 'transform')),
  ];
  expect(await shown()).toEqual(['hidden', 'none']);
  const { x, y } = await driver.value((of) => {
    const { left, top, width, height } = document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }, work);
  await driver.point(x, y);
  await expect.poll(shown).toEqual(['visible', 'matrix(0.86, 0, 0, 1, 0, 0)']);
  await driver.point(2, 2);
  await expect.poll(shown).toEqual(['hidden', 'none']);
});

test('a note is beside its paragraph, and below it in a narrow window', async ({ driver }) => {
  const places = () =>
    driver.value(() => {
      const parts = ['.noted > p', '.noted > aside[role=note]'].map((part) => document.querySelector(part));
      const boxes = parts.map((each) => each?.getBoundingClientRect());
      const [text = new DOMRect(), beside = new DOMRect()] = boxes;
      return { isBeside: beside.left >= text.right, isBelow: beside.top >= text.bottom, apart: beside.top - text.top };
    });
  await driver.open('/projects/aortic-aneurysm-detection');
  const wide = await places();
  expect(wide).toMatchObject({ isBeside: true, isBelow: false });
  // Its padding aligns the first lines.
  expect(Math.abs(wide.apart)).toBeLessThan(2);
  await driver.resize(800, 800);
  await expect.poll(places).toMatchObject({ isBeside: false, isBelow: true });
});
