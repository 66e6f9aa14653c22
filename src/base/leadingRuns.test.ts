import { describe, expect, it } from 'vitest';
import { fitsLines, leadingRuns } from './leadingRuns.ts';

it.each([
  ['Wallpaper', 9, true],
  ['Wallpapers', 9, false],
  ['Robotics lab', 9, true],
  ['Logiciel pour la gestion', 9, false],
  ['Карта тротуаров', 18, true],
  ['कककककककक्षि', 9, true],
  ['Mock-interview', 9, true],
  ['地铁失物招领小程序', 9, true],
  ['一二三四五六七八九十一二三', 9, false],
])('fits %s into two lines of %i characters: %s', (name, characters, isFitting) => {
  expect(fitsLines(name, characters)).toBe(isFitting);
});

describe('the longest part from the start', () => {
  const longest = (text: string, characters: number, language = 'en') => leadingRuns(text, characters, language)[0];

  it.each([
    ['On the falls of patient number 1', 9, 'en', 'On the falls'],
    ['On the falls of patient number 1', 12, 'en', 'On the falls of patient'],
    ['Which diameter? A protocol', 12, 'en', 'Which diameter?'],
    ['Haus der Proben', 7, 'de', 'Haus'],
    ['Museo de la Sal y el Mar', 9, 'es', 'Museo de la Sal'],
    ['Карта для города', 6, 'ru', 'Карта'],
    ['Research & Development', 9, 'en', 'Research'],
    ['Plugins (for editors)', 9, 'en', 'Plugins'],
    ['Digitallotsen e. V. Musterstadt', 13, 'de', 'Digitallotsen'],
    ['縦書きとウェブ――読みやすさ', 10, 'ja', '縦書きとウェブ――読み'],
    ['テスト', 9, 'ja', 'テスト'],
    ['テストを速くする：CIを20分から3分へ', 11, 'ja', 'テストを速くする：CI'],
    ['让测试快起来：CI 从 20 分钟到 3 分钟', 12, 'zh', '让测试快起来：CI'],
  ])('of %s in lines of %i characters (%s) is %s', (text, characters, language, expected) => {
    expect(longest(text, characters, language)).toBe(expected);
  });

  it('is missing if the first word is too long, or an article', () => {
    expect(longest('Magnetohydrodynamics of measurements', 9)).toBeUndefined();
    expect(longest('The magnetohydrodynamics', 9)).toBeUndefined();
  });

  it('can end like a text that is cut off, if it is complete', () => {
    expect(longest('The Who', 9)).toBe('The Who');
    expect(longest('Where to', 9)).toBe('Where to');
  });

  it('is followed by shorter ones', () => {
    expect(leadingRuns('Museo de la Sal y el Mar', 9, 'es').slice(1)).toEqual(['Museo']);
  });
});
