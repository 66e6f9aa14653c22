/** Returns elements that overflow the page's edge, which clips them. Runs in the page. */
export function cutParts(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    Boolean(
      element &&
        (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement)),
    );
  const cut = [
    ...document.querySelectorAll('body :is(h1, h2, h3, p, a, li, dd, input, textarea, button, img, label, td, code)'),
  ]
    .filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true }) && !part.closest('[aria-hidden=true]') && !scrolls(part),
    )
    .filter((part) => part.getBoundingClientRect().right > clientWidth + 0.5);
  const problems = cut.map(({ outerHTML }) => `beyond the edge: ${outerHTML.slice(0, 120)}`);
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`, ...problems] : problems;
}
