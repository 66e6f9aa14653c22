import type { Options } from 'unplugin-icons';

/** Returns a React component that draws an icon. React names attributes in camel case: `stroke-width`, but `aria-hidden`. */
const component = (svg: string): string =>
  `export default (props) => ${svg
    .replace(
      / (?!aria-)([a-z]+)-([a-z])(?=[a-z]*=")/g,
      (_, first: string, next: string) => ` ${first}${next.toUpperCase()}`,
    )
    .replace(' class="', ' className="')
    .replace('>', ' {...props}>')};`;

/** Icons become React components at build time, sized and colored by the text around them. */
export const iconOptions: Options = {
  // Theirs for React needs SVGR and Babel, 17 MB.
  compiler: { compiler: component, extension: 'jsx' },
  scale: 1,
  defaultClass: 'icon',
  iconCustomizer: (_collection, _icon, props) => {
    props['aria-hidden'] = 'true';
  },
};
