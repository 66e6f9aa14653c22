import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BodyField } from './BodyField.tsx';
import type { FormContext } from './context.ts';

const problem = { message: 'line 1: wrong', severity: 'error' as const, control: 'body-fr' };
const context: FormContext = {
  file: 'content/about.md',
  fieldProblems: [problem],
  saveStatus: null,
  showStatus: vi.fn(),
};

it('has one text on a site with one language', () => {
  const { container } = render(
    <BodyField context={context} texts={[{ language: undefined, text: 'Hello.' }]} change={vi.fn()} />,
  );
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Hello.');
  expect(container.textContent).not.toContain('Missing');
});

it('writes each language in its direction', () => {
  const texts = [
    { language: 'en', text: 'Rust' },
    { language: 'ar', text: 'Rust' },
  ] as const;
  render(<BodyField context={context} texts={texts} change={vi.fn()} />);
  const boxes = screen.getAllByRole<HTMLTextAreaElement>('textbox').slice(0, 2);
  expect(boxes.map(({ dir }) => dir)).toEqual(['ltr', 'rtl']);
});

it('has a text in each language of the site, and lists missing ones', () => {
  const change = vi.fn();
  const english = { language: 'en', text: 'Hello.' };
  const texts = (french: string) => [english, { language: 'fr', text: french }] as const;
  const { rerender } = render(<BodyField context={context} texts={texts(' \n')} change={change} />);
  const group = screen.getByRole('group', { name: 'Text' });
  const [, other] = screen.getAllByRole<HTMLTextAreaElement>('textbox');
  expect([other?.lang, other?.labels[0]?.textContent, other?.getAttribute('aria-invalid')]).toEqual([
    'fr',
    'Français',
    'true',
  ]);
  expect(group.textContent).toContain('Missing: Français');
  for (const box of screen.getAllByRole('textbox').slice(0, 2)) fireEvent.change(box, { target: { value: 'Salut.' } });
  expect(change.mock.calls).toEqual([
    ['Salut.', 'en'],
    ['Salut.', 'fr'],
  ]);
  rerender(<BodyField context={context} texts={texts('Salut.')} change={change} />);
  expect(group.textContent).not.toContain('Missing');
});
