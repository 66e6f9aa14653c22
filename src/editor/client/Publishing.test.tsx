import { fireEvent, render, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Listing, PublishReport } from '../api.ts';
import type { Editor } from './editor.ts';
import { Publishing } from './Publishing.tsx';
import type { EditorState } from './store.ts';

it('opens only files of the list', async () => {
  const files = ['content/site.yaml', 'content/stray.txt'];
  const problems = files.map((file) => ({ file, message: 'wrong', severity: 'warning' as const }));
  const report: PublishReport = { problems, hasSample: false, hasHost: false };
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(report));
  onTestFinished(() => fetch.mockRestore());
  const choose = vi.fn();
  const listing = { entries: [{ file: 'content/site.yaml' }] } as Listing;
  const state = { status: { text: '' }, listing } as EditorState;
  const { container } = render(<Publishing editor={{ choose } as unknown as Editor} state={state} />);
  const page = within(container);
  const buttons = await page.findAllByRole('button');
  expect(page.getByText('content/stray.txt')).toBeDefined();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Open content/site.yaml']);
  for (const button of buttons) fireEvent.click(button);
  expect(choose.mock.calls).toEqual([['content/site.yaml']]);
});
