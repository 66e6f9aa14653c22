import { describe, expect, it } from 'vitest';
import {
  a,
  about,
  b,
  bibliography,
  c,
  change,
  editor,
  failing,
  files,
  form,
  hold,
  openEditor,
  order,
  own,
  reject,
  replaced,
  requests,
  sent,
  settled,
  shown,
  site,
  start,
  stop,
  stored,
} from '../../../tests/editorPage.ts';

openEditor();

describe('a move', () => {
  const projects = () => shown().entries?.filter((file) => file.includes('projects/'));

  it('is in the list at once, and sent with those that follow', async () => {
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    await settled();
    editor.move({ file: a, by: 1 });
    editor.move({ file: c, by: -1 });
    expect(projects()).toEqual([c, b, a]);
    await settled();
    release();
    const releaseNext = hold('move');
    await settled();
    expect(projects(), 'the first one is written').toEqual([c, b, a]);
    releaseNext();
    await settled();
    expect(sent('move').map(({ moves }) => moves)).toEqual([
      [{ file: a, by: 1 }],
      [
        { file: a, by: 1 },
        { file: c, by: -1 },
      ],
    ]);
    expect(shown().status.text).toBe('Moved.');
    expect(projects()).toEqual(order.filter((file) => file.includes('projects/')));
  });

  it('stays in the list that is read again meanwhile', async () => {
    await editor.choose(a);
    const release = hold(`file ${a}`);
    editor.move({ file: a, by: 1 });
    await settled();
    editor.move({ file: c, by: -1 });
    const releaseMove = hold('move');
    release();
    await settled();
    expect(projects()).toEqual([b, c, a]);
    releaseMove();
    await settled();
    expect(projects()).toEqual([b, c, a]);
  });

  it('stays in the list that is read while it is written', async () => {
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.choose(b);
    expect(projects()).toEqual([b, a, c]);
    release();
    await settled();
    expect(projects()).toEqual([b, a, c]);
  });

  it('of a file that is opened meanwhile changes its form', async () => {
    const release = hold('move');
    editor.move({ file: b, by: 1 });
    await settled();
    await editor.choose(b);
    editor.keepTyped({ body: 'New.' });
    release();
    await settled();
    expect(shown()).toMatchObject({ file: b, values: { order: 1 }, parts: { body: 'New.' } });
    await editor.save(b, { body: 'New.' });
    expect(shown()).toMatchObject({ hasConflict: false, status: { text: 'Saved.' } });
  });

  it('of a file that is edited as text meanwhile is left to the next save', async () => {
    const release = hold('move');
    editor.move({ file: b, by: 1 });
    await settled();
    await editor.choose(b);
    editor.keepTyped({ text: 'New' });
    release();
    await settled();
    await editor.save(b, { text: 'New' });
    expect(shown().hasConflict).toBe(true);
  });

  it('goes to the end at most, among entries of its kind', () => {
    editor.move({ file: a, by: 9 });
    expect(projects()).toEqual([b, c, a]);
    editor.move({ file: a, by: -9 });
    expect(shown().entries).toEqual([site, about, a, b, c, own, bibliography]);
    editor.move({ file: a, by: -1 });
    expect(projects()).toEqual([a, b, c]);
  });

  it('of another kind is sent by itself', async () => {
    editor.move({ file: a, by: 1 });
    editor.move({ file: own, by: 0 });
    editor.move({ file: a, by: 1 });
    await settled();
    expect(sent('move').map(({ moves }) => (moves as { file: string }[]).map(({ file }) => file))).toEqual([
      [a],
      [own],
      [a],
    ]);
  });

  it('changes the open form, and keeps its unsaved changes', async () => {
    await editor.choose(a);
    const before = form();
    editor.keepTyped({ body: 'New.' });
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown()).toMatchObject({ values: { order: 1 }, parts: { body: 'New.' } });
    expect(form()).toBe(before);
    expect(stored().of(a)).toMatchObject({ version: '2' });
    await editor.save(a, { body: 'New.' });
    expect(sent('save')).toMatchObject([{ version: '2' }]);
    expect(shown().hasConflict).toBe(false);
  });

  it('keeps unsaved changes of a file that isn’t open, which are no conflict with it', async () => {
    for (const [file, part] of [
      [a, { body: 'New.' }],
      [b, { text: 'New' }],
    ] as const) {
      await editor.choose(file);
      editor.keepTyped(part);
    }
    await editor.choose(c);
    const at = stored().of(a)?.at;
    editor.move({ file: a, by: 1 });
    editor.move({ file: b, by: 1 });
    await settled();
    expect(stored().of(a)).toMatchObject({ at, version: '2', parts: { body: 'New.' } });
    await editor.choose(a);
    await editor.save(a, { body: 'New.' });
    expect(shown()).toMatchObject({ hasConflict: false, status: { text: 'Saved.' } });
    await editor.choose(b);
    await editor.save(b, { text: 'New' });
    expect(shown().hasConflict).toBe(true);
  });

  it('changes the order in unsaved fields of the open file, unless it was typed', async () => {
    await editor.choose(a);
    for (const [order, then] of [
      [undefined, 1],
      [1, 2],
      [7, 7],
    ]) {
      editor.keepTyped({ values: { ...shown().values, title: 'Mine', order } });
      editor.move({ file: a, by: 1 });
      await settled();
      expect(shown().parts).toMatchObject({ values: { title: 'Mine', order: then } });
    }
  });

  it('stays if the open file is saved before it is written', async () => {
    await editor.choose(a);
    const values = { ...shown().values, title: 'Mine' };
    editor.move({ file: a, by: 1 });
    await editor.save(a, { values });
    expect(sent('save')).toMatchObject([{ values: { title: 'Mine', order: 1 } }]);
    expect(shown()).toMatchObject({ hasConflict: false, values: { title: 'Mine', order: 1 } });
  });

  it.each(['move', `file ${a}`])('stays if an unchanged text is saved before the response of %s', async (request) => {
    await editor.choose(a);
    const release = hold(request);
    editor.move({ file: a, by: 1 });
    await settled();
    const saving = editor.save(a, { text: 'text' });
    release();
    expect(await saving).toBe(true);
    expect(shown()).toMatchObject({ hasConflict: false, values: { order: 1 }, status: { text: 'No changes.' } });
    expect(files.get(a)).toMatchObject({ version: '2', values: { order: 1 } });
  });

  it('stays if another file is opened before it is written', async () => {
    await editor.choose(a);
    const values = { ...shown().values, title: 'Mine' };
    editor.keepTyped({ values });
    const release = hold('move');
    editor.move({ file: a, by: 1 });
    const saving = editor.save(a, { values });
    await editor.choose(b);
    release();
    expect(await saving).toBe(true);
    expect(sent('save')).toMatchObject([{ version: '2', values: { title: 'Mine', order: 1 } }]);
    expect(shown()).toMatchObject({ file: b, unsaved: [] });
  });

  it('stays if the file can’t be read again', async () => {
    await editor.choose(a);
    replaced.set('file', failing);
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown()).toMatchObject({ values: { order: 1 }, status: { text: expect.stringMatching(/^Moved\. /) } });
  });

  it('stays if another file is opened before its own is read again', async () => {
    await editor.choose(a);
    editor.keepTyped({ values: { ...shown().values, title: 'Mine' } });
    const release = hold(`file ${a}`);
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.choose(b);
    release();
    await settled();
    await editor.choose(a);
    expect(shown().parts).toEqual({ values: { title: 'Mine', order: 1 } });
  });

  it('changes the order in unsaved fields of a file that isn’t open', async () => {
    await editor.choose(a);
    editor.keepTyped({ values: { ...shown().values, title: 'Mine' } });
    await editor.choose(b);
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.choose(a);
    const values = { title: 'Mine', order: 1 };
    expect(shown().parts).toEqual({ values });
    await editor.save(a, { values });
    expect(shown()).toMatchObject({ hasConflict: false, values });
  });

  it('leaves unsaved fields of a file that was changed elsewhere to the next save', async () => {
    await editor.choose(a);
    editor.keepTyped({ values: { ...shown().values, title: 'Mine' } });
    const { parts } = shown();
    await editor.choose(b);
    change(a);
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.choose(a);
    expect(shown().parts).toEqual(parts);
    await editor.save(a, { values: { title: 'Mine' } });
    expect(shown().hasConflict).toBe(true);
  });

  it('leaves the problems of a rejected save', async () => {
    await editor.choose(a);
    const problems = [{ file: a, message: 'is wrong', severity: 'error' as const }];
    reject('save', { message: 'Nothing was saved.', problems });
    await editor.save(a, { body: 'New.' });
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown()).toMatchObject({ problems, values: { order: 1 } });
  });

  it('leaves a text that is edited, and a file that another program changed, to the next save', async () => {
    await editor.choose(a);
    editor.keepTyped({ text: 'New' });
    editor.move({ file: a, by: 1 });
    await settled();
    await editor.save(a, { text: 'New' });
    await editor.choose(b);
    change(b);
    editor.move({ file: b, by: 1 });
    await settled();
    expect(shown().values).toEqual({ title: 'Old' });
    await editor.save(b, { body: 'New.' });
    expect(sent('save')).toMatchObject([{ version: '1' }, { version: '1' }]);
    expect(shown().hasConflict).toBe(true);
  });

  it('that is rejected is reported, and the list is read again', async () => {
    reject('move', { message: 'Changed meanwhile.' });
    editor.move({ file: a, by: 1 });
    expect(projects()).toEqual([b, a, c]);
    await settled();
    expect(projects()).toEqual([a, b, c]);
    expect(shown().status.text).toBe('Changed meanwhile.');
  });

  it('that is rejected leaves the list as it was, even if no file is open', async () => {
    stop();
    reject('file', { message: 'Not UTF-8.' });
    await start();
    reject('move', { message: 'Changed meanwhile.' });
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown()).toMatchObject({ file: undefined, status: { text: 'Changed meanwhile.' } });
    expect(projects()).toEqual([a, b, c]);
  });

  it('that was written reports separately that the list can’t be read again', async () => {
    replaced.set('list', failing);
    editor.move({ file: a, by: 1 });
    await settled();
    expect(shown().status.text).toMatch(/^Moved\. The editor server did not respond\. Check/);
    replaced.set('move', failing);
    editor.move({ file: a, by: -1 });
    await settled();
    expect(shown().status.text).toMatch(/^The editor server did not respond, so nothing was saved\. Check/);
  });

  it('is written before a save that follows it', async () => {
    await editor.choose(a);
    editor.move({ file: a, by: 1 });
    await editor.save(a, { body: 'New.' });
    expect(requests.map(([action]) => action).filter((action) => action !== 'file')).toEqual([
      'move',
      'save',
      'discard',
    ]);
    expect(sent('save')).toMatchObject([{ version: '2' }]);
  });
});
