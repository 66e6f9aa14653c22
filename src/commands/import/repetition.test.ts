import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseJson } from './readJson.ts';
import { readResume } from './readResume.ts';
import { toContent } from './toContent.ts';

/** Returns a function that returns a file of a résumé's content. */
function make({ basics, ...sections }: { basics?: object; [section: string]: unknown }) {
  const text = JSON.stringify({ basics: { name: 'Nemo Niemand', ...basics }, ...sections });
  const { files } = toContent(readResume(() => parseJson(text), 'resume.json'));
  return (path: string) => files.get(path) ?? '';
}

it.each([
  ['formation React JS', 'React JS', 'formation React JS'],
  ['Bachelor', 'Bachelor of Computer Science', 'Bachelor of Computer Science'],
  ['BACHELOR', 'Bachelor’s in Physics', 'Bachelor’s in Physics'],
  ['BSc', 'Physics', 'BSc, Physics'],
  ['Art', 'Martial Arts', 'Art, Martial Arts'],
  ['C++', 'C', 'C++, C'],
])('writes the degree "%s" in "%s" as "%s"', (studyType, area, title) => {
  const { entries } = parse(make({ education: [{ studyType, area }] })('education.yaml'));
  expect(entries).toEqual([{ title }]);
});

it.each([
  ['Georgia', 'Southeastern US', 'US', 'Georgia, Southeastern US'],
  ['Paris, France', undefined, 'France', 'Paris, France'],
  ['Shanghai', 'shanghai', 'CN', 'Shanghai, CN'],
  ['Mexico City', 'Mexico', undefined, 'Mexico City, Mexico'],
  ['New York', 'New York State', 'US', 'New York, New York State, US'],
  ['Minus', 'Rus', 'US', 'Minus, Rus, US'],
])('writes the place %s, %s, %s as "%s"', (city, region, countryCode, place) => {
  expect(parse(make({ basics: { location: { city, region, countryCode } } })('site.yaml')).location).toBe(place);
});

it('reads a skill whose only keyword is its name as a skill without keywords', () => {
  const { groups } = parse(make({ skills: [{ name: 'React JS', keywords: ['React JS'] }, 'Go'] })('skills.yaml'));
  expect(groups).toEqual([{ name: 'Skills', items: [{ name: 'React JS' }, { name: 'Go' }] }]);
});

it('repeats no part of a summary', () => {
  const clause = `${'word '.repeat(30).trim()},`;
  const summary = `I build ${clause} ${clause} ${clause} and boats.`;
  const about = make({ basics: { summary } })('about.md');
  expect(about.match(/I build/g)).toHaveLength(1);
  expect(about.match(/and boats\./g)).toHaveLength(1);
});
