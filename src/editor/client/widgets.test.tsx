import type { WidgetProps } from '@rjsf/utils';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AccentField, widgets } from './widgets.tsx';

const drawField = (value?: string) => {
  const onChange = vi.fn();
  const options = { swatches: { teal: '#0d9488' } };
  const registry = { formContext: { fieldProblems: [] } };
  const props = { id: 'accent', value, options, onChange, registry, schema: {} } as unknown as WidgetProps;
  const { container } = render(<AccentField {...props} />);
  const swatch = container.querySelector<HTMLElement>('.personal span')?.style.background;
  const [label] = screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.labels ?? [];
  return { onChange, swatch, checked: label?.textContent.trim() };
};

it.each([
  [undefined, 'default', undefined],
  [' Teal ', 'teal', undefined],
  ['#e4572e', undefined, 'rgb(228, 87, 46)'],
  ['210', undefined, 'oklch(from var(--tone-2) l c 210)'],
])('shows the accent %j', (value, name, color) => {
  const { checked, swatch } = drawField(value);
  expect([checked, swatch]).toEqual([name, color]);
});

it('has one group of radio buttons for the accent', () => {
  const { onChange } = drawField('teal');
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  fireEvent.click(screen.getByRole('radio', { name: 'ink' }));
  fireEvent.click(screen.getByRole('radio', { name: 'default' }));
  expect(onChange.mock.calls).toEqual([['ink'], [undefined]]);
});

it('shows a space for a line break in a text of one line', () => {
  const registry = { formContext: { fieldProblems: [] } };
  const props = { id: 'role', value: 'One\ntwo\n', registry, schema: {} } as unknown as WidgetProps;
  render(<widgets.text {...props} onChange={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('One two');
});
