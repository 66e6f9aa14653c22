import { useEffect } from 'react';

/** How much of the window, from its top, a heading has reached once its part is the present one. */
const share = 0.3;

/** Marks the part of a text in the contents that is in view. Returns a function that ends it. */
function markPart(nav: Element): () => void {
  const links = [...nav.querySelectorAll('a')];
  const headings = links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []);
  const mark = () => {
    const present = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < innerHeight * share);
    for (const [index, link] of links.entries()) link.ariaCurrent = index === present ? 'true' : null;
    const link = links[present];
    if (link) nav.scrollTop = link.offsetTop - nav.clientHeight / 2;
  };
  // All that is above counts as in view, so that a jump past a heading is seen too.
  const observer = new IntersectionObserver(mark, { rootMargin: `1000000px 0px ${(share - 1) * 100}%` });
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}

/** Island: marks the present part in the contents of a text, which only Chromium does by CSS. */
export function ContentsMark() {
  useEffect(() => {
    const contents = document.querySelector('[data-contents]');
    return contents ? markPart(contents) : undefined;
  }, []);
  return null;
}
