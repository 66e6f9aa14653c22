import { expect, it } from 'vitest';
import { numberParts } from './numberParts.ts';

/** Writes a split text with `|` after what hangs in the margin, and brackets around other numbers. */
function written(text: string): string {
  const { hung, parts } = numberParts(text);
  const rest = parts.map((part, index) => (index % 2 ? `[${part}]` : part)).join('');
  return hung === undefined ? rest : `${hung}|${rest}`;
}

it.each([
  ['96\u00a0% data return', '96\u00a0%| data return'],
  ['10,000+ users in 24/7 use', '10,000+| users in [24/7] use'],
  ['2,300 downloads a month', '2,300| downloads a month'],
  ['99.97\u00a0% uptime in 3 winters', '99.97\u00a0%| uptime in [3] winters'],
  ['$2M saved', '$2M| saved'],
  ['+19 % donations', '+19 %| donations'],
  ['Visitas +52\u00a0% en el primer año', 'Visitas [+52\u00a0%] en el primer año'],
  ['4\u00a0130 сообщений с 5:30', '4\u00a0130| сообщений с [5:30]'],
  ['٩٩٪ دقة', '٩٩٪| دقة'],
  ['ירידה של ב-40% בזמן', 'ירידה של ב[-40%] בזמן'],
  ['依存なし、18KBの本体', '依存なし、[18KB]の本体'],
  ['120万件のダウンロード', '120万|件のダウンロード'],
  ['1. Platz in 2 Jahren', '[1]. Platz in [2] Jahren'],
  ['99.9\u00a0%', '[99.9\u00a0%]'],
  ['1,000,000,000,000 rows', '[1,000,000,000,000] rows'],
  ['IPv6, COVID-19 and v1.2', 'IPv6, COVID-19 and v1.2'],
  ['No number', 'No number'],
])('splits %s', (text, parts) => {
  expect(written(text)).toBe(parts);
});
