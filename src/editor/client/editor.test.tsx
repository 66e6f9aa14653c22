import { describe, expect, it, vi } from 'vitest';
import {
  a,
  b,
  bibliography,
  change,
  editor,
  fileOf,
  files,
  hold,
  openEditor,
  project,
  publication,
  reject,
  replaced,
  requests,
  sent,
  settled,
  shown,
  site,
  start,
  stop,
} from '../../../tests/editorPage.ts';

openEditor();

describe('the view', () => {
  it('begins with site.yaml, or as the URL says', async () => {
    expect(shown()).toMatchObject({ file: site, view: 'list', step: 'list', isLocked: false });
    stop();
    await start(`?file=${b}`);
    expect(shown()).toMatchObject({ file: b, view: { file: b }, step: 'form' });
    stop();
    await start('?publishing');
    expect(shown()).toMatchObject({ file: site, view: 'publishing', step: 'form' });
  });

  it('is in the URL, and follows Back', async () => {
    await editor.choose(a);
    expect(shown()).toMatchObject({ url: `?file=${a}`, file: a, step: 'form' });
    await editor.choose(b);
    editor.showPublishing();
    expect(shown()).toMatchObject({ url: '?publishing', view: 'publishing', file: b, step: 'form' });
    const before = requests.length;
    history.back();
    await settled();
    expect(shown()).toMatchObject({ url: `?file=${b}`, view: { file: b }, file: b });
    expect(requests.length, 'the file is still open').toBe(before);
    history.back();
    await settled();
    expect(shown()).toMatchObject({ url: `?file=${a}`, file: a });
  });

  it('is list, form or preview on a small screen', async () => {
    await editor.choose(a);
    editor.goToStep('preview');
    expect(shown()).toMatchObject({ step: 'preview', url: `?file=${a}` });
    editor.goToStep('form');
    expect(shown()).toMatchObject({ step: 'form', url: `?file=${a}` });
    editor.goToStep('preview');
    editor.goToStep('list');
    expect(shown()).toMatchObject({ step: 'list', url: '', file: a, view: 'list' });
  });

  it('focuses what it opens, and the list’s message if only the list is shown', async () => {
    await editor.choose(a);
    await settled();
    expect(document.activeElement?.id).toBe('entry');
    Element.prototype.checkVisibility = function () {
      return this.id === 'list-status';
    };
    await editor.choose(b);
    await settled();
    expect(document.activeElement?.id).toBe('list-status');
  });
});

describe('a change of files', () => {
  it('opens its file, with a message and Undo', async () => {
    expect(await editor.change('create', project)).toBe(true);
    await settled();
    expect(sent('create')).toEqual([project]);
    expect(shown()).toMatchObject({ file: a, url: `?file=${a}`, status: { text: 'Created.', undo: 'u' } });
    expect(document.activeElement?.id).toBe('entry');
    await editor.undo('u');
    expect(sent('undo')).toEqual([{ change: 'u' }]);
    expect(shown()).toMatchObject({ file: b, status: { text: 'Undone.' } });
  });

  it('shows a new publication, at its title', async () => {
    replaced.set('create', () => ({ file: bibliography, message: 'Created.', key: 'k' }));
    await editor.change('create', project);
    await settled();
    expect(shown()).toMatchObject({ file: bibliography, created: 'k' });
    expect(document.activeElement?.id).toBe('publication-k_fields_title');
    await editor.undo('u');
    expect(shown().created).toBeUndefined();
  });

  it('can show another view', async () => {
    await editor.choose(a);
    await editor.change('create', project, 'list');
    expect(shown()).toMatchObject({ file: site, url: '', step: 'list', status: { text: 'Created.' } });
    editor.showPublishing();
    await editor.change('create', project, 'publishing');
    expect(shown()).toMatchObject({ view: 'publishing', url: '?publishing', status: { text: 'Created.' } });
  });

  it('that is rejected is reported, and opens nothing', async () => {
    await editor.choose(a);
    reject('create', { message: 'Enter a title first.' });
    expect(await editor.change('create', project)).toBe(false);
    expect(shown()).toMatchObject({ file: a, status: { text: 'Enter a title first.' } });
    expect(shown().status.save).toBeUndefined();
  });

  it('of a publication keeps unsaved changes of others, which are no conflict with it', async () => {
    await editor.choose(bibliography);
    editor.keepTypedPublication('other', { text: 'B' });
    replaced.set('remove', ({ version: before }) => {
      const after = change(bibliography, { publications: [{ ...publication, key: 'other' }] });
      return { file: bibliography, message: 'Deleted.', versions: { file: bibliography, before, after } };
    });
    await editor.change('remove', { key: 'k', version: '1' });
    expect(shown().parts).toEqual({ publications: { other: { text: 'B' } } });
    expect(editor.state().opened?.unsaved?.version).toBe('2');
    await editor.save(bibliography, { publication: { key: 'other', text: 'B' } });
    expect(shown()).toMatchObject({ hasConflict: false, status: { save: 'done' } });
  });

  it('of several files keeps unsaved changes of publications', async () => {
    await editor.choose(bibliography);
    editor.keepTypedPublication('other', { text: 'B' });
    replaced.set('undo', () => {
      const after = change(bibliography, { publications: [{ ...publication, key: 'other' }] });
      return { file: a, message: 'Undone.', versions: { file: bibliography, before: '1', after } };
    });
    await editor.change('undo', { change: 'x' });
    expect(shown().file).toBe(a);
    await editor.choose(bibliography);
    expect(editor.state().opened?.unsaved?.version).toBe('2');
  });

  it('locks the form, so that nothing is typed for the old name of a file', async () => {
    await editor.choose(a);
    files.set('content/projects/d.md', fileOf('content/projects/d.md'));
    replaced.set('rename', () => ({ file: 'content/projects/d.md', message: 'Renamed.' }));
    const release = hold('rename');
    const renaming = editor.changeIfSaved('rename', { file: a, version: '1', name: 'd' });
    expect(shown()).toMatchObject({ file: a, isLocked: true });
    await editor.choose(a);
    expect(shown(), 'even if it is opened again').toMatchObject({ file: a, isLocked: true });
    release();
    expect(await renaming).toBe(true);
    expect(shown()).toMatchObject({ file: 'content/projects/d.md', isLocked: false });
  });

  it('locks the form until the last of several is done', async () => {
    await editor.choose(a);
    const release = hold('undo');
    const changes = [editor.change('create', project), editor.undo('u')];
    await changes[0];
    expect(shown()).toMatchObject({ file: a, isLocked: true });
    release();
    await changes[1];
    expect(shown()).toMatchObject({ file: b, isLocked: false });
  });

  it.each([
    ['create', () => editor.change('create', project)],
    ['undo', () => editor.undo('u')],
  ] as const)('runs once if it is wanted twice at once, as by a double click: %s', async (name, run) => {
    const results = await Promise.all([run(), run()]);
    expect([results, sent(name)]).toEqual([[true, false], [expect.anything()]]);
    await run();
    expect(sent(name)).toHaveLength(2);
  });

  it('that is rejected unlocks the form, with its focus', async () => {
    await editor.choose(a);
    await settled();
    const field = document.getElementById('root_title');
    field?.focus();
    reject('rename', { message: 'It exists.' });
    const release = hold('rename');
    const renaming = editor.changeIfSaved('rename', { file: a, version: '1', name: 'd' });
    // As browsers do in a locked form.
    field?.blur();
    release();
    expect(await renaming).toBe(false);
    await settled();
    expect(shown()).toMatchObject({ file: a, isLocked: false, status: { text: 'It exists.' } });
    expect(document.activeElement).toBe(field);
  });

  it('with a response that can’t be read is an error of the page', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>')));
    await expect(editor.change('create', project)).rejects.toThrow(SyntaxError);
  });

  it('that succeeded reports separately that its file can’t be read', async () => {
    reject('file', { message: 'Not UTF-8.' });
    expect(await editor.change('create', project)).toBe(true);
    expect(shown().status).toEqual({ text: 'Created. Not UTF-8.', undo: 'u' });
  });

  it('may need saved changes', async () => {
    await editor.choose(a);
    editor.keepTyped({ body: 'New.' });
    await editor.changeIfSaved('create', project);
    expect(shown()).toMatchObject({ status: { text: 'Save or discard your changes first.' }, file: a });
    expect(sent('create')).toEqual([]);
    await editor.discard();
    await editor.changeIfSaved('create', project);
    expect(sent('create')).toHaveLength(1);
  });
});
