import { drawEach, drawOneInk, type Picker, range, rect } from '#ui/shapes.ts';
import type { Post } from './schema.ts';

function drawText(pick: Picker) {
  const rows = range(6).map((index) =>
    index < 2 ? rect(50, 10 + index * 11, 46 - pick(3) * 6, 6) : rect(24, 10 + index * 11, 72 - pick(4) * 8, 6),
  );
  return drawOneInk(rows, 2 + pick(3), 'run', rect(24, 10, 20, 17));
}

export const drawPosts = (posts: readonly Post[]): ReturnType<typeof drawEach<Post>> =>
  drawEach(posts, ({ title }) => title, drawText);
