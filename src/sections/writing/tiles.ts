import { postPath, routes } from '#base/urls.ts';
import { drawEach, drawOneInk, type Pick, range, rect } from '#ui/shapes.ts';
import { numbered } from '../section.ts';
import type { Tiles } from '../tile.ts';
import { hasPage, mostOnAbout, yearId } from './post.ts';
import type { Post } from './schema.ts';
import { writingStrings } from './uiStrings.ts';

/** An initial and ragged lines. */
function drawText(pick: Pick) {
  const rows = range(6).map((index) =>
    index < 2 ? rect(50, 10 + index * 11, 46 - pick(3) * 6, 6) : rect(24, 10 + index * 11, 72 - pick(4) * 8, 6),
  );
  return drawOneInk(rows, 2 + pick(3), 'run', rect(24, 10, 20, 17));
}

export const writingTiles: Tiles<readonly Post[]> = {
  rank: 30,
  of: (posts, { language }) =>
    drawEach(posts, ({ title }) => title, drawText).map(([{ slug, title, date, description, url }, image], index) => ({
      label: writingStrings(language).tile,
      names: [title],
      title,
      text: description,
      date,
      tone: 'personal',
      image,
      // A post that is published elsewhere has no page here, but a place in a list.
      path: hasPage({ url })
        ? postPath(slug)
        : index < mostOnAbout
          ? `${routes.about}#${numbered('writing', index)}`
          : `${routes.writing}#${yearId(date)}`,
    })),
  count: ({ length }, { language }) => writingStrings(language).count(length),
};
