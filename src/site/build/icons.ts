import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

let set: IconSet | undefined;
const readSet = (): IconSet =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json')), 'utf8'));

const inJsx = (svg: string): string =>
  svg.replace(
    / ([a-z]+)-([a-z]+=")/g,
    (_, first: string, [next = '', ...rest]: string) => ` ${first}${next.toUpperCase()}${rest.join('')}`,
  );

const imported = /^\/?~icons\/lucide\/([a-z\d-]+)(?:\.jsx)?$/;

/** `~icons/lucide/lock` is a React component that draws this icon, sized and colored by the text around it. */
export const icons: Plugin = {
  name: 'icons',
  enforce: 'pre',
  resolveId(id) {
    const [, name] = imported.exec(id) ?? [];
    return name && `/~icons/lucide/${name}.jsx`;
  },
  load(id) {
    const [, name] = imported.exec(id) ?? [];
    if (!name) return;
    set ??= readSet();
    const icon = set.icons[name];
    if (!icon) throw new Error(`Lucide has no icon ${name}.`);
    return `export default () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" width="1em" height="1em">${inJsx(icon.body)}</svg>
);`;
  },
};
