import { Fragment, type ReactNode } from 'react';
import { Text } from './Text.tsx';
import { useUiStrings } from './uiStrings.tsx';

interface Props {
  term: string;
  /** Whether the owner wrote the term; otherwise it is a UI string. */
  isOwnerText?: boolean;
  lang?: string;
  className?: string;
  children: ReactNode;
}

export function Fact({ term, isOwnerText = false, lang, className, children }: Props) {
  const strings = useUiStrings();
  return (
    <div className={className}>
      <dt lang={isOwnerText ? lang : strings.lang}>
        <Text>{term}</Text>
      </dt>
      <dd lang={lang}>
        <Text>{children}</Text>
      </dd>
    </div>
  );
}

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
