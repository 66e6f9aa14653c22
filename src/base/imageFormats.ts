interface ImageFormat {
  type: string;
  /** File extensions, the usual one first. */
  endings: readonly [string, ...string[]];
  /** How a file begins, as Latin-1, if the import of a résumé takes the format. */
  start?: RegExp;
}

export const rasterFormats: Readonly<Record<string, ImageFormat>> = {
  png: { type: 'image/png', endings: ['.png'], start: /^\x89PNG\r\n/ },
  jpeg: { type: 'image/jpeg', endings: ['.jpg', '.jpeg'], start: /^\xff\xd8\xff/ },
  webp: { type: 'image/webp', endings: ['.webp'], start: /^RIFF.{4}WEBP/s },
  heif: { type: 'image/avif', endings: ['.avif'] },
  gif: { type: 'image/gif', endings: ['.gif'], start: /^GIF8[79]a/ },
};

const formats: readonly ImageFormat[] = [{ type: 'image/svg+xml', endings: ['.svg'] }, ...Object.values(rasterFormats)];

export const rasterEndings: readonly string[] = Object.values(rasterFormats).flatMap(({ endings }) => endings);

export const imageEndings: readonly string[] = formats.flatMap(({ endings }) => endings);

export const imageTypes: Readonly<Record<string, string>> = Object.fromEntries(
  formats.flatMap(({ type, endings }) => endings.map((ending) => [ending.slice(1), type])),
);

/** Returns the media type for a file extension, in upper or lower case: cameras write `.JPG`. */
export const imageTypeOf = (ending: string): string | undefined => imageTypes[ending.slice(1).toLowerCase()];
