import { filtered } from '#base/urls.ts';
import { Text } from '#ui/Text.tsx';
import { useHref } from '#ui/uiStrings.tsx';

/** Links to the entries of a list that have something in common. */
export function FilterLink({ path, query, name }: { path: string; query: string; name: string }) {
  return (
    <a href={useHref()(filtered(path, query))}>
      <Text>{name}</Text>
    </a>
  );
}
