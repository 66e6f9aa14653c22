declare module 'turndown' {
  interface Rule {
    filter: string | string[];
    replacement(content: string, node: Element): string;
  }

  /** Turns HTML into Markdown. */
  export default class Turndown {
    constructor(options: { headingStyle: 'atx'; codeBlockStyle: 'fenced'; bulletListMarker: '-'; emDelimiter: '*' });
    /** Protects the marks of Markdown in plain text. */
    escape: (text: string) => string;
    addRule(name: string, rule: Rule): this;
    /** Elements that are left out with all that they hold. */
    remove(filter: string[]): this;
    turndown(html: string): string;
  }
}
