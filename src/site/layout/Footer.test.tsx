import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

const draw = (sample?: boolean, hasFeed = true) =>
  renderToStaticMarkup(
    <Footer
      language="en"
      edition=""
      name="Ada"
      year={2026}
      links={[{ name: 'Forge', url: 'https://forge.example/ada' }]}
      sample={sample}
      hasFeed={hasFeed}
      counted={false}
    />,
  );

it('marks sample content', () => {
  expect(draw(true)).toContain('Sample content');
  expect(draw()).not.toContain('Sample content');
});

it('links to the feed only if there is one', () => {
  expect(draw()).toContain('/feed.xml');
  expect(draw(false, false)).not.toContain('/feed.xml');
});

it('marks profiles as the owner’s by rel="me"', () => {
  expect(draw()).toContain('href="https://forge.example/ada" target="_blank" rel="me noopener noreferrer"');
});
