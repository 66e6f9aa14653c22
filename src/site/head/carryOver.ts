/** Of sites in several languages: links to the same page in another one keep the filter and the section of the address. */
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('header a[hreflang]');
  if (link) [link.search, link.hash] = [location.search, location.hash];
});
