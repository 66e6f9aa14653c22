import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContent, siteWith } from '../../../tests/entries.ts';
import { Footer } from './Footer.tsx';

const links = [{ name: 'Forge', url: 'https://forge.example/ada' }];
const full = siteWith({ name: 'Ada', links, source: 'https://forge.example/ada/site', sample: true });

const draw = (site = full, feedTitle = 'Ada', path = '/', counted = true) => {
  const { renderData, ...content } = pageContent({ site });
  return renderToStaticMarkup(
    <Footer content={{ ...content, renderData: { ...renderData, feedTitle } }} path={path} counted={counted} />,
  );
};

it('names the owner and the year, and links to profiles as the owner’s, résumé, source and feed', () => {
  const html = draw();
  expect(html).toContain('>© 2026 Ada<');
  expect(html).toContain('href="https://forge.example/ada" target="_blank" rel="me noopener noreferrer"');
  expect(html).toContain('<a href="/resume.pdf" download="Ada.pdf">Résumé<');
  expect(html).toContain('<a href="https://forge.example/ada/site" target="_blank" rel="noopener noreferrer">Source<');
  expect(html).toContain('/feed.xml');
  expect(html).toContain('Sample content');
  expect(html).toContain('Visits and speed are measured with Vercel Web Analytics');
});

it('has nothing that a site lacks', () => {
  expect(draw(siteWith({ name: 'Ada' }), '', '/', false)).not.toMatch(/feed|source|sample|measured|rel="me/i);
});

it('leaves the profiles to Contact on its page', () => {
  expect(draw(full, 'Ada', '/contact')).not.toContain('https://forge.example/ada"');
});
