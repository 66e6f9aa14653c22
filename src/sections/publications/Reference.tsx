import { createElement, Fragment, type ReactNode } from 'react';
import type { ReferenceRun } from './reference.ts';

/** Part of a reference, with the owner's name in bold. */
export function Reference({ runs }: { runs: readonly ReferenceRun[] }) {
  return runs.map(({ text, marks }, index) => {
    const marked = marks.reduceRight<ReactNode>(
      (inside, mark) => createElement(mark === 'owner' ? 'b' : mark, undefined, inside),
      text,
    );
    return <Fragment key={index}>{marked}</Fragment>;
  });
}
