import { draw, drawEach, drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import { pathOfPlace } from '../places.ts';
import { tilesOf } from '../tile.ts';
import { hasPage, mostOnAbout, placeOfPost } from './post.ts';
import type { Post } from './schema.ts';

function drawText(pick: Picker) {
  const rows = range(6).map((index) =>
    index < 2 ? rect(50, 10 + index * 11, 46 - pick(3) * 6, 6) : rect(24, 10 + index * 11, 72 - pick(4) * 8, 6),
  );
  return drawOneInk(rows, 2 + pick(3), 'run', rect(24, 10, 20, 17));
}

function drawQuote(pick: Picker) {
  const mark = (x: number) => `M${x} 10h16v14l-8 14h-8l6-12h-6z`;
  const rows = range(3).map((index) => rect(24, 46 + index * 11, 72 - pick(4) * 8, 6));
  return draw({ mass: rows.join(''), ink: mark(24) + mark(46), act: 'slide' });
}

function drawColumns(pick: Picker) {
  const rows = range(8).map((index) =>
    rect(index % 2 ? 62 : 24, 32 + (index >> 1) * 11, index > 5 ? 34 - pick(3) * 8 : 34, 6),
  );
  return drawOneInk(rows, 1 + pick(5), 'run', rect(24, 10, 72 - pick(3) * 10, 12));
}

function drawImage(pick: Picker) {
  const [x, rowX] = pick(2) ? [24, 62] : [62, 24];
  const rows = range(3).map((index) => rect(rowX, 12 + index * 11, 34 - pick(3) * 5, 6));
  const below = range(3).map((index) => rect(24, 45 + index * 11, 72 - pick(3) * 8, 6));
  const cut = `M${x} 40l12-17 8 9 5-5 9 13z`;
  return draw({
    mass: rect(x, 10, 34, 29) + rows.join('') + below.slice(1).join(''),
    cut,
    ink: below[0] ?? '',
    act: 'run',
  });
}

export const writingTiles = tilesOf({
  rank: 30,
  strings: ({ writing }) => writing,
  tone: 'own',
  draw: (posts: readonly Post[]) => drawEach(posts, ({ title }) => title, drawText, drawQuote, drawColumns, drawImage),
  tile: (post, _, index) => ({
    names: [post.title],
    title: post.title,
    text: post.description,
    date: post.date,
    // The newest ones that are published elsewhere have a row on the same page.
    path: hasPage(post) || index >= mostOnAbout ? pathOfPlace(placeOfPost(post)) : undefined,
  }),
});
