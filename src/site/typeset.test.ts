import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

const shown = (html: string) => typeset(html).replaceAll('\u00ad', '|').replaceAll('\u00a0', '~');

it('divides long words by the language of their element', () => {
  const word = 'internationalization';
  expect(
    shown(`<html lang="de"><p>Batteriemanagement<br><span lang="en">${word} <b>${word}</b></span> ${word}</p></html>`),
  ).toBe(
    '<html lang="de"><p>Bat|te|rie|ma|nage|ment<br><span lang="en">inter|na|tion|al|iza|tion ' +
      '<b>inter|na|tion|al|iza|tion</b></span> inter|na|ti|o|na|liza|tion</p></html>',
  );
});

it.each([
  '<pre>Internationalization</pre>',
  '<astro-island props="{}"><b>Internationalization</b></astro-island>',
  '<a class="go" href="mailto:internationalization@lovelace.dev">internationalization<wbr>@lovelace.dev</a>',
  '<p title="Internationalization"></p>',
])('leaves what is not running text: %s', (html) => {
  expect(shown(`<html lang="en">${html}</html>`)).toBe(`<html lang="en">${html}</html>`);
});

it('keeps French marks on the line of their word', () => {
  expect(shown('<p lang="fr">Sans casser : dix ans ! « Oui »</p><p lang="en">Why ?</p>')).toBe(
    '<p lang="fr">Sans casser~: dix ans~! «~Oui~»</p><p lang="en">Why ?</p>',
  );
});
