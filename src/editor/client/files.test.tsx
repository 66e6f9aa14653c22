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
  listing,
  openEditor,
  order,
  project,
  reject,
  replaced,
  sent,
  setConfirmed,
  settled,
  shown,
  site,
  start,
  stop,
  stored,
} from '../../../tests/editorPage.ts';

openEditor();

const elsewhere = () => editor.state().opened?.elsewhere ?? [];

describe('opening', () => {
  it('locks the form until the file is loaded, and the last choice wins', async () => {
    const release = hold(`file ${a}`);
    const first = editor.choose(a);
    await settled();
    expect(shown()).toMatchObject({ file: site, isLocked: true });
    await editor.choose(b);
    expect(shown()).toMatchObject({ file: b, isLocked: false });
    release();
    await first;
    expect(shown()).toMatchObject({ file: b, url: `?file=${b}`, isLocked: false });
  });

  it('shows the list and the reason if a file can’t be shown', async () => {
    const other = 'content/projects/new.md';
    order.push(other);
    reject('file', { message: 'Not UTF-8.' });
    editor.showStatus('Before.');
    await editor.choose(other);
    expect(shown()).toMatchObject({ file: site, status: { text: 'Not UTF-8.' }, isLocked: false });
    expect(shown().entries).toContain(other);
  });

  it('opens the file of a translation', async () => {
    await editor.choose(about.replace('.md', '.fr.md'));
    expect(shown()).toMatchObject({ file: about });
    editor.keepTyped({ body: 'New.' });
    await editor.save(about, { body: 'New.' });
    expect(sent('save')).toEqual([{ file: about, version: '1', body: 'New.' }]);
  });

  it('takes the folder from the first list that can be read, and reads it once', async () => {
    stop();
    let lists = 0;
    replaced.set('list', () => {
      lists++;
      return listing();
    });
    reject('list', { message: 'Not ready.' });
    await start();
    expect(shown()).toMatchObject({ file: undefined, status: { text: 'Not ready.' }, isLocked: false });
    expect(lists).toBe(0);
    dispatchEvent(new Event('popstate'));
    await settled();
    expect(lists).toBe(1);
    editor.keepTyped({ body: 'New.' });
    expect(stored().of(site)?.parts).toEqual({ body: 'New.' });
    expect(shown().unsaved).toEqual([site]);
  });

  it('removes the last message', async () => {
    const goBack = () => {
      history.back();
      return settled();
    };
    for (const act of [() => editor.choose(a), goBack, () => editor.showPublishing()]) {
      editor.showStatus('Before.');
      await act();
      expect(shown().status.text).toBe('');
    }
  });
});

describe('unsaved changes', () => {
  it('are kept until they are the same as the file again', () => {
    editor.keepTyped({ values: { title: 'New' } });
    expect(shown()).toMatchObject({ parts: { values: { title: 'New' } }, unsaved: [site], warnsOfLoss: false });
    expect(stored().of(site)).toMatchObject({ version: '1', parts: { values: { title: 'New' } } });
    editor.keepTyped({ values: { title: 'Old', role: '' } });
    expect(shown()).toMatchObject({ parts: undefined, unsaved: [] });
    expect(stored().of(site)).toBeUndefined();
  });

  it('are those of all parts together', async () => {
    files.set(about, {
      ...fileOf(about),
      translations: ['fr', 'de'].map((language) => ({ language, file: '', text: '' })),
    });
    await editor.choose(about);
    editor.keepTyped({ body: 'New.' });
    editor.keepTyped({ texts: { fr: 'Neuf.' } });
    editor.keepTyped({ texts: { de: 'Neu.' } });
    expect(shown().parts).toEqual({ body: 'New.', texts: { fr: 'Neuf.', de: 'Neu.' } });
    await editor.choose(bibliography);
    editor.keepTypedPublication('k', { text: 'A' });
    editor.keepTypedPublication('other', { text: 'B' });
    expect(shown().parts).toEqual({ publications: { k: { text: 'A' }, other: { text: 'B' } } });
    editor.keepTypedPublication('k', undefined);
    expect(shown().parts).toEqual({ publications: { other: { text: 'B' } } });
  });

  it('are restored when the file is opened again, and saved over the version that they began from', async () => {
    editor.keepTyped({ body: 'New.' });
    const at = stored().of(site)?.at;
    await editor.choose(a);
    expect(shown()).toMatchObject({ parts: undefined, restored: undefined, unsaved: [site] });
    change(site);
    await editor.choose(site);
    expect(shown()).toMatchObject({ parts: { body: 'New.' }, restored: at, unsaved: [site] });
    await editor.save(site, { body: 'New.' });
    expect(sent('save')).toEqual([{ file: site, version: '1', body: 'New.' }]);
    expect(shown().hasConflict).toBe(true);
  });

  it('are dropped if the file has them by now', async () => {
    editor.keepTyped({ body: 'New.' });
    await editor.choose(a);
    change(site, { body: 'New.' });
    await editor.choose(site);
    expect(shown()).toMatchObject({ parts: undefined, restored: undefined, unsaved: [] });
    expect(stored().of(site)).toBeUndefined();
  });

  it('are discarded with the images that were chosen for them', async () => {
    editor.keepTyped({ body: 'New.' });
    const before = form();
    await editor.discard();
    expect(shown()).toMatchObject({ parts: undefined, unsaved: [], status: { text: '' } });
    expect(sent('discard')).toEqual([{ file: site }]);
    expect(form()).not.toBe(before);
  });

  it('are discarded even if the server keeps the images, and reports that it can’t open the file', async () => {
    editor.keepTyped({ body: 'New.' });
    for (const action of ['discard', 'list']) replaced.set(action, failing);
    await editor.discard();
    expect(shown()).toMatchObject({ parts: undefined, unsaved: [], isLocked: false });
    expect(shown().status.text).toMatch(/did not respond/);
  });

  it('of another window stay there if the browser can’t keep them here', async () => {
    stored('one').keep(a, { at: 1, version: '1', parts: { body: 'one' } });
    await editor.choose(a);
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full.');
    });
    for (const other of elsewhere()) await editor.takeOrRemove(other, true);
    storage.mockRestore();
    expect(shown()).toMatchObject({ windows: ['one'], parts: undefined });
    expect(shown().status.text).toMatch(/can't keep more unsaved changes/);
    expect(stored('one').of(a)?.parts).toEqual({ body: 'one' });
  });

  it('of other windows are taken over or removed', async () => {
    for (const window of ['one', 'two']) stored(window).keep(a, { at: 1, version: '7', parts: { body: window } });
    await editor.choose(a);
    expect(shown()).toMatchObject({ windows: ['one', 'two'], parts: undefined, unsaved: [a] });
    const [one, two] = elsewhere();
    if (!one || !two) throw new Error('No other windows.');
    await editor.takeOrRemove(one, false);
    expect(shown()).toMatchObject({ windows: ['two'], parts: undefined, unsaved: [a] });
    // Unsaved changes of another window may use the images.
    editor.keepTyped({ body: 'Mine' });
    await editor.discard();
    expect(sent('discard')).toEqual([]);
    const [again] = elsewhere();
    if (!again) throw new Error('No other window.');
    await editor.takeOrRemove(again, true);
    expect(shown()).toMatchObject({ windows: [], parts: { body: 'two' }, unsaved: [a] });
    expect(stored('two').of(a)).toBeUndefined();
    await editor.save(a, { body: 'two' });
    expect(sent('save')).toMatchObject([{ version: '7' }]);
    await editor.choose(b);
    stored('one').keep(b, { at: 1, version: '1', parts: { body: 'one' } });
    await editor.choose(b);
    await editor.takeOrRemove(elsewhere()[0] as typeof one, false);
    expect(shown()).toMatchObject({ windows: [], unsaved: [a] });
  });

  it('that the browser can’t keep are lost only with consent', async () => {
    const leaving = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaving()).toBe(true);
    editor.keepTyped({ body: 'New.' });
    expect(leaving()).toBe(true);
    await editor.choose(a);
    expect(confirmed).toEqual([]);
    const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full.');
    });
    editor.keepTyped({ body: 'New.' });
    expect(shown()).toMatchObject({ warnsOfLoss: true, parts: { body: 'New.' } });
    expect(leaving()).toBe(false);
    setConfirmed(false);
    await editor.choose(b);
    editor.showPublishing();
    expect(await editor.change('create', project)).toBe(false);
    history.back();
    await settled();
    expect(shown()).toMatchObject({ file: a, view: { file: a }, url: `?file=${a}` });
    expect(confirmed).toEqual(Array(4).fill('Discard unsaved changes?'));
    expect(sent('create')).toEqual([]);
    storage.mockRestore();
    setConfirmed(true);
    await editor.choose(b);
    expect(shown()).toMatchObject({ file: b, parts: undefined });
  });
});
