import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { firstEdition } from '#base/urls.ts';
import { Footer } from './Footer.tsx';

const draw = (sample?: boolean, hasFeed = true, counted = false) =>
  renderToStaticMarkup(
    <Footer
      language="en"
      edition={firstEdition}
      name="Ada"
      year={2026}
      links={[{ name: 'Forge', url: 'https://forge.example/ada' }]}
      source="https://forge.example/ada/site"
      sample={sample}
      hasFeed={hasFeed}
      counted={counted}
    />,
  );

it('marks sample content', () => {
  expect(draw(true)).toContain('Sample content');
  expect(draw()).not.toContain('Sample content');
});

it('discloses that visits are counted', () => {
  expect(draw(false, true, true)).toContain('Visits and speed are measured with Vercel Web Analytics');
  expect(draw()).not.toContain('measured');
});

it('links to the feed only if there is one', () => {
  expect(draw()).toContain('/feed.xml');
  expect(draw(false, false)).not.toContain('/feed.xml');
});

it('marks profiles as the owner’s by rel="me"', () => {
  expect(draw()).toContain('href="https://forge.example/ada" target="_blank" rel="me noopener noreferrer"');
});

it('names the owner and the year, and links to résumé and source', () => {
  expect(draw()).toContain('>© 2026 Ada<');
  expect(draw()).toContain('<a href="/resume.pdf" download="Ada.pdf">Résumé<');
  expect(draw()).toContain(
    '<a href="https://forge.example/ada/site" target="_blank" rel="noopener noreferrer">Source<',
  );
});
