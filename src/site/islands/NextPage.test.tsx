import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NextPage } from './NextPage.tsx';

it('lets the keyboard focus code only if it scrolls', () => {
  HTMLScriptElement.supports = () => true;
  document.body.innerHTML = '<pre role="group" tabindex="0"></pre><pre role="group" tabindex="0"></pre>';
  const [wide, narrow] = document.querySelectorAll('pre');
  Object.defineProperty(wide, 'scrollWidth', { value: 900 });
  render(<NextPage />);
  expect([wide?.tabIndex, narrow?.tabIndex]).toEqual([0, -1]);
});
