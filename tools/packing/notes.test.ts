import { expect, it } from 'vitest';
import { notesOf } from './notes.ts';

const changelog = '# Changes\n\n## What a version promises\n\n- much\n\n## 2.1.0\n\n- `a` is new\n\n## 2.1\n\n- old\n';

it('returns the changes of one version', () => {
  expect(notesOf(changelog, '2.1.0')).toBe('- `a` is new');
  expect(notesOf(changelog, '2.1')).toBe('- old');
  expect(notesOf(changelog, '2')).toBeUndefined();
});
