import { translate } from '#base/uiStrings.ts';

export const writingStrings = translate({
  en: {
    all: (count: number) => `All ${count} posts`,
    tile: 'Article',
    count: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`,
    undated: 'Undated',
    read: (minutes: string) => `${minutes} read`,
    published: 'Published',
    updated: 'Updated',
    readingTime: 'Reading time',
    tags: 'Topics',
    more: 'More posts',
    older: 'Older',
    newer: 'Newer',
    outOfCase: 'This article is out of the case: you are reading it.',
  },
});
