import { expect, it } from 'vitest';
import { make } from '../../../tests/importedContent.ts';

it.each([
  ['formation React JS', 'React JS', 'formation React JS'],
  ['Bachelor', 'Bachelor of Computer Science', 'Bachelor of Computer Science'],
  ['BACHELOR', 'Bachelor’s in Physics', 'Bachelor’s in Physics'],
  ['BSc', 'Physics', 'BSc, Physics'],
  ['Art', 'Martial Arts', 'Art, Martial Arts'],
  ['C++', 'C', 'C++, C'],
])('writes the degree "%s" in "%s" as "%s"', (studyType, area, title) => {
  expect(make({ education: [{ studyType, area }] }).fields('education.yaml').entries).toEqual([{ title }]);
});

it.each([
  ['Georgia', 'Southeastern US', 'US', 'Georgia, Southeastern US'],
  ['Paris, France', undefined, 'France', 'Paris, France'],
  ['Shanghai', 'shanghai', 'CN', 'Shanghai, CN'],
  ['Mexico City', 'Mexico', undefined, 'Mexico City, Mexico'],
  ['New York', 'New York State', 'US', 'New York, New York State, US'],
  ['Minus', 'Rus', 'US', 'Minus, Rus, US'],
])('writes the place %s, %s, %s as "%s"', (city, region, countryCode, place) => {
  const basics = { name: 'Nemo', location: { city, region, countryCode } };
  expect(make({ basics }).fields('site.yaml').location).toBe(place);
});

it('reads a skill whose only keyword is its name as a skill without keywords', () => {
  const skills = [{ name: 'React JS', keywords: ['React JS'] }, 'Go'];
  expect(make({ skills }).fields('skills.yaml').groups).toEqual([
    { name: 'Skills', items: [{ name: 'React JS' }, { name: 'Go' }] },
  ]);
});

it('repeats no part of a summary', () => {
  const clause = `${'word '.repeat(30).trim()},`;
  const summary = `I build ${clause} ${clause} ${clause} and boats.`;
  const about = make({ basics: { name: 'Nemo', summary } }).files.get('about.md') ?? '';
  expect(about.match(/I build/g)).toHaveLength(1);
  expect(about.match(/and boats\./g)).toHaveLength(1);
});
