/** A screenshot of a home page. */
export interface Shot {
  /** Path from the gallery page. */
  file: string;
  width: number;
  colorScheme: 'light' | 'dark';
}

const style = `
  body { margin: 24px; background: #888; font: 16px/1.5 system-ui, sans-serif; }
  section div { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
  figure { margin: 0; flex: none; }
  img { display: block; height: auto; }
`;

const screenshot = ({ file, width, colorScheme }: Shot) =>
  `<figure><figcaption>${width} px, ${colorScheme}</figcaption><img src="${file}" width="${Math.round(width / 2)}" alt="" loading="lazy"></figure>`;

/** Returns one page with the screenshots of all people, at half their size. */
export function galleryPage(people: readonly { name: string; shots: readonly Shot[] }[]): string {
  const sections = people.map(
    ({ name, shots }) => `<section><h2>${name}</h2><div>${shots.map(screenshot).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${sections.join('')}</html>`;
}
