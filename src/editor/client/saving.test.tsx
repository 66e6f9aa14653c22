import { describe, expect, it, vi } from 'vitest';
import {
  a,
  about,
  b,
  bibliography,
  change,
  confirmed,
  editor,
  failing,
  fileOf,
  files,
  form,
  hold,
  openEditor,
  publication,
  reject,
  replaced,
  sent,
  setConfirmed,
  settled,
  shown,
  site,
  stored,
} from '../../../tests/editorPage.ts';

openEditor();

describe('a save', () => {
  it('keeps the form, and reports what was done until something is typed', async () => {
    const before = form();
    editor.keepTyped({ values: { title: 'New' } });
    const release = hold('save');
    const saving = editor.save(site, { values: { title: 'New' } });
    expect(shown().status).toEqual({ text: 'Saving …', save: 'running' });
    release();
    files.set(site, { ...fileOf(site), problems: [{ file: site, message: 'long', severity: 'warning' }] });
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({
      ...{ parts: undefined, unsaved: [], restored: undefined, values: { title: 'New' } },
      problems: [{ message: 'long' }],
      status: { text: 'Saved.', save: 'done', undo: 'u' },
    });
    expect(form()).toBe(before);
    expect(sent('discard')).toEqual([{ file: site }]);
    editor.keepTyped({ values: { title: 'Newer' } });
    expect(shown().status).toEqual({ text: '' });
    await editor.save(site, { values: { title: 'Newer' } });
    expect(sent('save').map(({ version }) => version)).toEqual(['1', '2']);
  });

  it.each(['at once', 'after the response'])('twice, %s, keeps the message and Undo of the first', async (when) => {
    editor.keepTyped({ body: 'New.' });
    const first = editor.save(site, { body: 'New.' });
    if (when === 'after the response') await first;
    expect(await editor.save(site, { body: 'New.' })).toBe(true);
    expect(sent('save')).toHaveLength(2);
    expect(shown().status).toEqual({ text: 'Saved.', save: 'done', undo: 'u' });
  });

  it('in a row shows its own message and Undo', async () => {
    await editor.save(site, { body: 'New.' });
    replaced.set('save', ({ file }) => ({ file, message: 'Saved again.', version: change(site), undo: 'v' }));
    await editor.save(site, { body: 'Newer.' });
    expect(shown().status).toEqual({ text: 'Saved again.', save: 'done', undo: 'v' });
  });

  it('without changes reports so', async () => {
    await editor.save(site, {});
    expect(shown().status).toEqual({ text: 'No changes.', save: 'done', undo: undefined });
  });

  it('shows the file as it is then, without the keys that it had before', async () => {
    files.set(site, { ...fileOf(site), language: 'en', schema: { title: 'By language' } });
    await editor.choose(site);
    const { translations: _, ...alone } = fileOf(site);
    replaced.set('save', ({ file }) => {
      files.set(site, { ...alone, version: '2' });
      return { file, message: 'Saved.', version: '2' };
    });
    await editor.save(site, { values: { title: 'Old' } });
    expect(editor.state().opened).toEqual({ ...alone, version: '2', opening: form(), elsewhere: [] });
  });

  it('keeps what is typed meanwhile', async () => {
    editor.keepTyped({ values: { title: 'New' } });
    editor.keepTyped({ body: 'New.' });
    const { parts } = shown();
    const release = hold('save');
    const saving = editor.save(site, { values: { title: 'New' }, body: 'New.' });
    await settled();
    editor.keepTyped({ body: 'Newer.' });
    release();
    await saving;
    expect(parts).toEqual({ values: { title: 'New' }, body: 'New.' });
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, unsaved: [site] });
    expect(stored().of(site)).toMatchObject({ version: '2', parts: { body: 'Newer.' } });
    // Unsaved changes may use the images.
    expect(sent('discard')).toEqual([]);
  });

  it('keeps what is typed while it waits for another change', async () => {
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    editor.keepTyped({ values: { title: 'New' } });
    editor.keepTyped({ body: 'New.' });
    const saving = editor.save(site, { values: { title: 'New' }, body: 'New.' });
    await settled();
    editor.keepTyped({ body: 'Newer.' });
    release();
    expect(await saving).toBe(true);
    expect(sent('save')).toEqual([{ file: site, version: '1', values: { title: 'New' }, body: 'New.' }]);
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, unsaved: [site] });
    expect(stored().of(site)).toMatchObject({ version: '2', parts: { body: 'Newer.' } });
  });

  it('keeps what is typed while it waits, even if another file is opened then', async () => {
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    editor.keepTyped({ body: 'New.' });
    const saving = editor.save(site, { body: 'New.' });
    await settled();
    editor.keepTyped({ body: 'Newer.' });
    await editor.choose(b);
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: b, unsaved: [site] });
    await editor.choose(site);
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, values: { title: 'Old' } });
    await editor.save(site, { body: 'Newer.' });
    expect(sent('save'), 'its own save is no conflict').toMatchObject([{ version: '1' }, { version: '2' }]);
  });

  it('keeps what is typed before the owner agrees to overwrite or to delete comments', async () => {
    editor.keepTyped({ body: 'New.' });
    const release = hold('save');
    reject('save', { message: 'Comments.', comments: ['# One.'] });
    const saving = editor.save(site, { body: 'New.' });
    await settled();
    editor.keepTyped({ body: 'Newer.' });
    release();
    await saving;
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, unsaved: [site] });
    change(site, { values: { title: 'Theirs' } });
    const releaseNext = hold('save');
    const rejected = editor.save(site, { body: 'Newer.' });
    await settled();
    editor.keepTyped({ body: 'Newest.' });
    releaseNext();
    await rejected;
    editor.state().opened?.conflict?.overwrite();
    await settled();
    expect(sent('save').at(-1)).toMatchObject({ body: 'Newer.' });
    expect(shown()).toMatchObject({ parts: { body: 'Newest.' }, values: { title: 'Theirs' }, unsaved: [site] });
    await editor.save(site, { body: 'Newest.' });
    expect(shown().hasConflict, 'it was typed without their values').toBe(true);
  });

  it('removes what it saved, even if a move before it changed the file', async () => {
    await editor.choose(a);
    editor.keepTyped({ body: 'New.' });
    editor.move({ file: a, by: 1 });
    const release = hold('save');
    const saving = editor.save(a, { body: 'New.' });
    await settled();
    await editor.choose(b);
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: b, unsaved: [] });
  });

  it('of a publication keeps those of others', async () => {
    await editor.choose(bibliography);
    editor.keepTypedPublication('k', { text: 'A' });
    editor.keepTypedPublication('other', { text: 'B' });
    replaced.set('save', ({ file }) => ({
      ...{ file, message: 'Saved.', undo: 'u' },
      version: change(String(file), {
        publications: [
          { ...publication, text: 'A' },
          { ...publication, key: 'other' },
        ],
      }),
    }));
    const others = { publications: { other: { text: 'B' } } };
    await editor.save(bibliography, { publication: { key: 'k', text: 'A' } });
    expect(shown().parts).toEqual(others);
    editor.keepTypedPublication('k', { text: 'C' });
    const release = hold('save');
    const saving = editor.save(bibliography, { publication: { key: 'k', text: 'C' } });
    await settled();
    await editor.choose(a);
    release();
    await saving;
    expect(stored().of(bibliography)).toEqual({ at: expect.any(Number), version: '3', parts: others });
  });

  it('of a publication keeps what is typed meanwhile, also with a new key', async () => {
    await editor.choose(bibliography);
    const [sentPart, typed] = ['K', 'Kay'].map((title) => ({ values: { type: 'misc', key: 'l', fields: { title } } }));
    editor.keepTypedPublication('k', sentPart);
    const release = hold('save');
    replaced.set('save', ({ file }) => {
      const version = change(bibliography, { publications: [{ ...publication, key: 'l' }] });
      return { file, message: 'Saved.', version, undo: 'u' };
    });
    const saving = editor.save(bibliography, { publication: { key: 'k', ...sentPart } });
    await settled();
    editor.keepTypedPublication('k', typed);
    release();
    await saving;
    expect(shown()).toMatchObject({ parts: { publications: { l: typed } }, unsaved: [bibliography] });
  });

  it('waits for the one before, and includes its version', async () => {
    await Promise.all(['One', 'Two'].map((title) => editor.save(site, { values: { title } })));
    expect(sent('save')).toMatchObject([{ version: '1' }, { version: '2' }]);
    expect(shown()).toMatchObject({ status: { text: 'Saved.' }, values: { title: 'Two' } });
  });

  it('that is rejected shows the problems, and focuses the first control', async () => {
    await editor.choose(about);
    editor.keepTyped({ values: { title: 'New' } });
    const problem = { file: about, path: ['title'], message: 'is wrong', severity: 'error' as const };
    reject('save', { message: 'Nothing was saved.', problems: [problem] });
    expect(await editor.save(about, { values: { title: 'New' } })).toBe(false);
    await settled();
    expect(shown()).toMatchObject({
      problems: [problem],
      status: { text: 'Nothing was saved.', save: 'rejected' },
      parts: { values: { title: 'New' } },
      unsaved: [about],
    });
    expect(document.activeElement?.id).toBe('root_title');
    reject('save', { message: 'Nothing was saved.', problems: [{ ...problem, path: [] }] });
    await editor.save(about, { values: { title: 'New' } });
    await settled();
    expect(document.activeElement?.id).toBe('problem-list');
  });

  it('over another change shows the conflict, and overwrites it if the owner wants so', async () => {
    editor.keepTyped({ body: 'Mine.' });
    const version = change(site, { values: { title: 'Theirs' } });
    expect(await editor.save(site, { body: 'Mine.' })).toBe(false);
    expect(shown()).toMatchObject({ hasConflict: true, status: { text: 'Changed elsewhere.', save: 'rejected' } });
    editor.closeConflict();
    expect(shown()).toMatchObject({ hasConflict: false, parts: { body: 'Mine.' } });
    await editor.save(site, { body: 'Mine.' });
    expect(shown().hasConflict).toBe(true);
    const before = form();
    editor.state().opened?.conflict?.overwrite();
    expect(shown().hasConflict).toBe(false);
    await settled();
    expect(sent('save').at(-1)).toEqual({ file: site, version, body: 'Mine.' });
    expect(shown()).toMatchObject({ parts: undefined, values: { title: 'Theirs' }, status: { text: 'Saved.' } });
    expect(form(), 'the form shows their values too').not.toBe(before);
  });

  it('over another change leaves another file that is chosen meanwhile', async () => {
    change(site);
    await editor.save(site, { body: 'Mine.' });
    const release = hold(`file ${a}`);
    editor.state().opened?.conflict?.overwrite();
    const choosing = editor.choose(a);
    await settled();
    expect(files.get(site)?.body).toBe('Mine.');
    release();
    await choosing;
    expect(shown()).toMatchObject({ file: a, status: { text: '' } });
  });

  it('that would delete comments needs consent', async () => {
    const lost = { message: 'Comments.', comments: ['# One.', '# Two.'] };
    setConfirmed(false);
    reject('save', lost);
    expect(await editor.save(site, { body: 'New.' })).toBe(false);
    expect(shown().status.text).toBe('Comments.');
    expect(confirmed).toEqual([expect.stringContaining('\n\n# One.\n# Two.\n\n')]);
    setConfirmed(true);
    reject('save', lost);
    expect(await editor.save(site, { body: 'New.' })).toBe(true);
    expect(sent('save').at(-1)).toEqual({ file: site, version: '1', body: 'New.', withoutComments: true });
  });

  it('changes nothing in another file that is opened meanwhile', async () => {
    editor.keepTyped({ body: 'New.' });
    const release = hold('save');
    const saving = editor.save(site, { body: 'New.' });
    await editor.choose(a);
    editor.keepTyped({ body: 'Other.' });
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: a, parts: { body: 'Other.' }, problems: [], status: { text: '' } });
    expect([stored().of(site), stored().of(a)?.parts]).toEqual([undefined, { body: 'Other.' }]);
    expect(shown().unsaved).toEqual([a]);
  });

  it('shows its conflict only with its file', async () => {
    editor.keepTyped({ body: 'Mine.' });
    change(site);
    const release = hold('save');
    const saving = editor.save(site, { body: 'Mine.' });
    await editor.choose(a);
    release();
    expect(await saving).toBe(false);
    const { status } = shown();
    expect(status).toEqual({ text: `${site} was not saved. Open it and save it again to see why.` });
    expect(shown()).toMatchObject({ file: a, hasConflict: false, unsaved: [site] });
  });

  it('shows its problems only with its file, and leaves the focus', async () => {
    editor.keepTyped({ body: 'Mine.' });
    reject('save', { message: 'Nothing was saved.', problems: [{ file: site, message: 'wrong', severity: 'error' }] });
    const release = hold('save');
    const saving = editor.save(site, { body: 'Mine.' });
    await editor.choose(a);
    await settled();
    release();
    expect(await saving).toBe(false);
    await settled();
    expect(shown()).toMatchObject({ file: a, problems: [], unsaved: [site] });
    expect(document.activeElement?.id).toBe('entry');
  });

  it('reports nothing beside another file that is opened at its end', async () => {
    editor.keepTyped({ body: 'New.' });
    const release = hold('discard');
    const saving = editor.save(site, { body: 'New.' });
    await settled();
    await editor.choose(a);
    editor.keepTyped({ body: 'Other.' });
    await editor.choose(a);
    const { restored, problems } = shown();
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: a, restored, problems, status: { text: '' } });
    expect(restored).toBeTypeOf('number');
  });

  it('that is rejected while another file is loading is reported without its problems', async () => {
    editor.keepTyped({ body: 'Mine.' });
    reject('save', { message: 'Nothing was saved.', problems: [{ file: site, message: 'wrong', severity: 'error' }] });
    const release = hold(`file ${a}`);
    const saving = editor.save(site, { body: 'Mine.' });
    const choosing = editor.choose(a);
    expect(await saving).toBe(false);
    expect(shown()).toMatchObject({ file: site, problems: [] });
    release();
    await choosing;
    expect(shown()).toMatchObject({
      file: a,
      status: { text: `${site} was not saved. Open it and save it again to see why.` },
    });
  });

  it('reports nothing while another file is loading', async () => {
    editor.keepTyped({ body: 'New.' });
    const release = hold(`file ${a}`);
    const saving = editor.save(site, { body: 'New.' });
    const choosing = editor.choose(a);
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ file: site, isLocked: true, unsaved: [], status: { text: '' } });
    release();
    await choosing;
    expect(shown()).toMatchObject({ file: a, parts: undefined, status: { text: '' } });
  });

  it('ends the mark of its file if another one can’t be opened meanwhile', async () => {
    editor.keepTyped({ values: { title: 'New' } });
    const releaseSave = hold('save');
    const saving = editor.save(site, { values: { title: 'New' } });
    const release = hold(`file ${a}`);
    const choosing = editor.choose(a);
    await settled();
    releaseSave();
    expect(await saving).toBe(true);
    replaced.set('file', ({ file }) => {
      if (file === a) throw new TypeError('Failed to fetch');
      return files.get(String(file));
    });
    release();
    await choosing;
    expect(shown()).toMatchObject({ file: site, parts: undefined, values: { title: 'New' }, unsaved: [] });
    expect(shown().status.text).toMatch(/did not respond/);
    editor.keepTyped({ body: 'Newer.' });
    await editor.save(site, { body: 'Newer.' });
    expect(shown().hasConflict).toBe(false);
  });

  it('changes a form that was opened again meanwhile', async () => {
    editor.keepTyped({ values: { title: 'New' } });
    const release = hold('save');
    const saving = editor.save(site, { values: { title: 'New' } });
    await settled();
    await editor.choose(a);
    await editor.choose(site);
    expect(shown()).toMatchObject({ parts: { values: { title: 'New' } }, values: { title: 'Old' } });
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({
      parts: undefined,
      values: { title: 'New' },
      status: { text: 'Saved.' },
      unsaved: [],
    });
  });

  it('ends the message about restored changes', async () => {
    editor.keepTyped({ body: 'New.' });
    await editor.choose(site);
    expect(shown().restored).toBeTypeOf('number');
    await editor.save(site, { body: 'New.' });
    editor.keepTyped({ body: 'Newer.' });
    expect(shown()).toMatchObject({ parts: { body: 'Newer.' }, restored: undefined });
  });

  it('without a server reports that nothing was saved', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await editor.save(site, { body: 'New.' })).toBe(false);
    expect(shown().status.text).toContain('The editor server did not respond, so nothing was saved.');
  });

  it('that was written reports separately that the file can’t be read again', async () => {
    const unread = 'Saved. The editor server did not respond. Check that npm run edit is still running.';
    editor.keepTyped({ body: 'New.' });
    replaced.set('list', failing);
    expect(await editor.save(site, { body: 'New.' })).toBe(true);
    expect(shown()).toMatchObject({ parts: undefined, unsaved: [], status: { text: unread, save: 'done', undo: 'u' } });
    editor.keepTyped({ body: 'Newer.' });
    await editor.save(site, { body: 'Newer.' });
    expect(sent('save')).toMatchObject([{ version: '1' }, { version: '2' }]);
    const version = change(site, { values: { title: 'Theirs' } });
    editor.keepTyped({ body: 'Mine.' });
    await editor.save(site, { body: 'Mine.' });
    editor.state().opened?.conflict?.overwrite();
    await settled();
    expect(sent('save').at(-1)).toMatchObject({ version });
    expect(shown().status).toMatchObject({ text: unread, save: 'done' });
    replaced.clear();
    editor.keepTyped({ body: 'Mine too.' });
    await editor.save(site, { body: 'Mine too.' });
    expect(shown().hasConflict, 'the form doesn’t show their values').toBe(true);
  });
});
