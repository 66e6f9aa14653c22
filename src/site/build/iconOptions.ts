import type { Options } from 'unplugin-icons';

/** Icons become React components at build time, sized and colored by the text around them. */
export const iconOptions: Options = {
  compiler: 'jsx',
  jsx: 'react',
  scale: 1,
  defaultClass: 'icon',
  iconCustomizer: (_collection, _icon, props) => {
    props['aria-hidden'] = 'true';
  },
};
