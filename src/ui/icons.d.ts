declare module '~icons/lucide/*' {
  const Icon: () => import('react').ReactElement;
  export default Icon;
}
