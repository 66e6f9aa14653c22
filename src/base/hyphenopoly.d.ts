declare module 'hyphenopoly' {
  const hyphenopoly: {
    supportedLanguages: string[];
    config(options: object): Map<string, (text: string) => string>;
  };
  export default hyphenopoly;
}
