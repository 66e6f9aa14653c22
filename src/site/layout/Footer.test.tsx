import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

const draw = (sample?: boolean) =>
  renderToStaticMarkup(<Footer language="en" name="Ada" year={2026} links={[]} sample={sample} counted={false} />);

it('says that content is a sample, where it is one', () => {
  expect(draw(true)).toContain('Sample content');
  expect(draw()).not.toContain('Sample content');
});
