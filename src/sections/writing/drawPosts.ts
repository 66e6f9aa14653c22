import { drawEach, drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import type { Post } from './schema.ts';

function drawText(pick: Picker) {
  const rows = range(6).map((index) =>
    index < 2 ? rect(50, 10 + index * 11, 46 - pick(3) * 6, 6) : rect(24, 10 + index * 11, 72 - pick(4) * 8, 6),
  );
  return drawOneInk(rows, 2 + pick(3), 'run', rect(24, 10, 20, 17));
}

function drawColumns(pick: Picker) {
  const rows = range(8).map((index) =>
    rect(index % 2 ? 62 : 24, 32 + (index >> 1) * 11, index > 5 ? 34 - pick(3) * 8 : 34, 6),
  );
  return drawOneInk(rows, 1 + pick(5), 'run', rect(24, 10, 72 - pick(3) * 10, 12));
}

export const drawPosts = (posts: readonly Post[]): ReturnType<typeof drawEach<Post>> =>
  drawEach(posts, ({ title }) => title, drawText, drawColumns);
