import { fireEvent, render, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Listing, PublishReport } from '../api.ts';
import type { Editor } from './editor.ts';
import { Publishing } from './Publishing.tsx';
import type { EditorState } from './state.ts';

it('opens only files of the list', async () => {
  const files = ['content/site.yaml', 'content/stray.txt'];
  const problems = files.map((file) => ({ file, message: 'wrong', severity: 'warning' as const }));
  const report: PublishReport = { problems, hasSample: false, hasHost: false };
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(report));
  onTestFinished(() => fetch.mockRestore());
  const choose = vi.fn();
  const listing = { entries: [{ file: 'content/site.yaml' }] } as Listing;
  const unsavedFiles = new Set<string>();
  const state = { status: { text: '' }, listing, unsavedFiles } as unknown as EditorState;
  const { container } = render(<Publishing editor={{ choose } as unknown as Editor} state={state} />);
  const page = within(container);
  const buttons = await page.findAllByRole('button');
  expect(page.getByText('content/stray.txt')).toBeDefined();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Open content/site.yaml']);
  for (const button of buttons) fireEvent.click(button);
  expect(choose.mock.calls).toEqual([['content/site.yaml']]);
});

it('is not ready while files are unsaved', async () => {
  const report: PublishReport = { problems: [], hasSample: false, hasHost: false };
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(report));
  onTestFinished(() => fetch.mockRestore());
  const draw = (...unsaved: string[]) => {
    const state = { status: { text: '' }, listing: { entries: [] }, unsavedFiles: new Set(unsaved) };
    return <Publishing editor={{} as Editor} state={state as unknown as EditorState} />;
  };
  const { container, rerender } = render(draw('content/about.md'));
  const page = within(container);
  expect(await page.findByText(/^Has unsaved changes/)).toBeDefined();
  expect(page.queryByText('Ready to publish')).toBeNull();
  rerender(draw());
  expect(page.getByText('Ready to publish')).toBeDefined();
});
