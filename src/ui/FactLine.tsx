import { Fragment, type ReactNode } from 'react';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

/** Facts of one line. Several have the order of the page, each in the direction of its own script. */
export function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  const { comma } = useUiStrings();
  const known = facts.filter(Boolean);
  if (known.length < 2) return <Text>{known[0]}</Text>;
  return known.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && comma}
      <bdi>
        <Text>{fact}</Text>
      </bdi>
    </Fragment>
  ));
}
