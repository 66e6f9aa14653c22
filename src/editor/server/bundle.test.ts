import { expect, it } from 'vitest';
import { editorFolder } from '#commands/processes/installEditor.ts';
import { isInstalled } from '#commands/processes/ownPackages.ts';
import { bundle } from './bundle.ts';

it.skipIf(!isInstalled(editorFolder))('bundles the page from what browsers have', async () => {
  expect([...(await bundle()).assets.keys()]).toContain('/');
});
