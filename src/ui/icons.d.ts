/** Icons of Lucide, by their names (src/site/build/icons.ts). */
declare module '~icons/lucide/*' {
  const Icon: () => import('react').ReactElement;
  export default Icon;
}
