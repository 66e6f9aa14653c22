/** Installed only by owners who ask for `/admin`. */
declare module '@sveltia/cms' {
  const cms: {
    registerCustomFormat(
      name: string,
      extension: string,
      format: { fromFile(text: string): object; toFile(values: Record<string, unknown>): string },
    ): void;
    init(): void;
  };
  export default cms;
}
