declare module '@jsonresume/schema' {
  /** JSON Schema, draft 7. */
  interface Schema {
    type?: string;
    format?: string;
    pattern?: string;
    $ref?: string;
    properties?: Record<string, Schema>;
    items?: Schema;
    definitions?: Record<string, Schema>;
  }

  export function validate(resume: unknown, done: (errors: unknown[] | null, valid?: boolean) => void): void;
  export const schema: Schema;
}
