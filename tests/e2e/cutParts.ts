/** Returns elements that overflow the page's edge, which clips them. Runs in the page. */
export function cutParts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  // Their content scrolls, or is hidden beyond their own edge.
  const boxes = [...document.querySelectorAll('body *')].filter((box) =>
    ['auto', 'scroll', 'hidden'].includes(getComputedStyle(box).overflowX),
  );
  const cut = [
    ...document.querySelectorAll('body :is(h1, h2, h3, p, a, li, dd, input, textarea, button, img, label, td, code)'),
  ].filter(
    (part) =>
      part.getBoundingClientRect().right > clientWidth + 0.5 &&
      part.checkVisibility({ visibilityProperty: true }) &&
      !part.matches('[aria-hidden=true], [aria-hidden=true] *') &&
      !boxes.some((box) => box.contains(part)),
  );
  const problems = cut.map(({ outerHTML }) => `beyond the edge: ${outerHTML.slice(0, 120)}`);
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`, ...problems] : problems;
}
