import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fieldsIn } from '../../../tests/importedContent.ts';
import { parseCsv, readLinkedIn } from './linkedIn.ts';
import { readResume } from './readResume.ts';
import { toContent } from './toContent.ts';

const files = {
  'Profile.csv':
    '\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    'Ada,Muster,Wunder,Geheimgasse 17,"Feb 29, 1984",Engineer,"I build.\r\n\r\nSay ""hello"".",,98765,"Lyon, France",[ada_m],"[COMPANY:https://a.example,PORTFOLIO:https://b.example/x]",SKYPE:ada.84\r\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nCo,Baker,"Bread, and\nrolls",Lyon,Jan 2019,\nCo,Cook,,,2017,2018\n',
  'Education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nSchool,2010,2014,Good,BSc,Chess\n',
  'Skills.csv': 'Name\nRust\nC\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nCards,A game,https://c.example,Jan 2020,Feb 2020\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nExam,https://d.example,Board,Jan 2021,Jan 2024,42\n',
  'Languages.csv': 'Name,Proficiency\nFrench,Native or bilingual proficiency\n',
  'Publications.csv': 'Name,Published On,Description,Publisher,Url\nPaper,"Jul 16, 2019",About,Press,\n',
  'Honors.csv': 'Title,Description,Issued On\nPrize,For bread,May 2022\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nClub,Coach,Education,Feb 2016,,Robots\n',
  'Courses.csv': 'Name,Number\nWaves,PH 1\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nKim,Lee,Co,Head,Good.,"07/21/09, 12:11 PM",VISIBLE\nNo,One,Co,Head,Hidden words,,HIDDEN\n',
  'Organizations.csv': 'Name,Start Date,End Date,Description,Position\nBakers’ Guild,2020,,Kept the books,Treasurer\n',
  'messages.csv': 'FROM,CONTENT\nEve,a secret\n',
  'Connections.csv': 'First Name\nStranger\n',
  'Jobs/Profile/Profile.csv': 'First Name\nOther\n',
};

const zip = (entries: Record<string, string>) =>
  Buffer.from(
    zipSync(
      // Compressing 5,001 empty files takes seconds.
      Object.fromEntries(
        Object.entries(entries).map(([name, text]) => [name, [strToU8(text), { level: text ? 6 : 0 }] as const]),
      ),
    ),
  );

/** Returns the content made of an export. */
function take(entries: Record<string, string>) {
  const content = toContent(readResume(() => readLinkedIn(zip(entries)), 'linkedin.zip'));
  const fields = (path: string) => fieldsIn(content.files, path);
  return { ...content, fields, all: [...content.files.values()].join('\n') };
}

it('imports only the profile of an export', () => {
  const { fields, all, noPlace, byHand } = take(files);
  expect(byHand).toContain('Not read from linkedin.zip: messages.csv, Connections.csv, Jobs/Profile/Profile.csv.');
  expect(fields('site.yaml')).toMatchObject({
    name: 'Ada Muster',
    role: 'Engineer',
    location: 'Lyon, France',
    links: [{ url: 'https://a.example' }, { url: 'https://b.example/x' }, { name: 'X', url: 'https://x.com/ada_m' }],
  });
  expect(fields('about.md')).toEqual({ intro: 'I build.' });
  expect(fields('experience/co.md')).toEqual({
    title: 'Baker',
    company: 'Co',
    location: 'Lyon',
    start: '2019-01',
    description: ['Bread, and', 'rolls'],
  });
  expect(fields('experience/co-1.md')).toEqual({ title: 'Cook', company: 'Co', start: 2017, end: 2018 });
  expect(fields('education.yaml').entries).toEqual([
    {
      title: 'BSc',
      institution: 'School',
      start: 2010,
      end: 2014,
      summary: 'Good',
      highlights: ['Chess'],
      courses: ['Waves'],
    },
  ]);
  expect(fields('skills.yaml').groups).toEqual([{ name: 'Skills', items: [{ name: 'Rust' }, { name: 'C' }] }]);
  expect(fields('projects/cards.md')).toMatchObject({
    title: 'Cards',
    description: 'A game',
  });
  expect(fields('certificates.yaml').entries).toEqual([
    {
      title: 'Exam',
      issuer: 'Board',
      date: '2021-01',
      expires: '2024-01',
      url: 'https://d.example',
      summary: 'License Number: 42',
    },
  ]);
  expect(fields('languages.yaml').entries).toEqual([{ name: 'French', level: 'Native or bilingual proficiency' }]);
  expect(all).toContain('title = {Paper},\n  year = {2019},\n  month = jul');
  expect(fields('awards.yaml').entries).toEqual([{ title: 'Prize', date: '2022-05', summary: 'For bread' }]);
  expect(fields('volunteering.yaml').entries).toEqual([
    { role: 'Coach', organization: 'Club', start: '2016-02', summary: 'Robots. Cause: Education.' },
  ]);
  expect(fields('references.yaml').entries).toEqual([{ quote: 'Good.', person: 'Kim Lee', role: 'Head, Co' }]);
  expect(fields('more/organizations.md').entries).toEqual([
    { title: 'Treasurer', organization: 'Bakers’ Guild', start: 2020, text: 'Kept the books' },
  ]);
  expect(all).not.toMatch(/secret|Stranger|Other|Geheimgasse|1984|98765|Wunder|ada\.84|Hidden/);
  expect(noPlace.join()).not.toMatch(/Geheimgasse|1984|98765|Wunder|ada\.84/);
  expect(noPlace).toContain('Profile[0].Address, which is private');
});

it('reads an export whose files are in a folder, or have spaces in their names', () => {
  const { fields } = take({
    'Basic_Export/Profile.csv': files['Profile.csv'],
    'Basic_Export/Recommendations Received.csv': files['Recommendations_Received.csv'],
  });
  expect(fields('references.yaml').entries).toEqual([{ quote: 'Good.', person: 'Kim Lee', role: 'Head, Co' }]);
});

it.each([
  ['has no profile', { 'Skills.csv': 'Name\nRust\n' }, 'it has no Profile.csv'],
  ['has too many files', Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`f${n}`, ''])), 'more than 5000'],
  ['has a table that is too large', { 'Profile.csv': 'x'.repeat(5_000_001) }, 'Profile.csv is too large'],
])('rejects a ZIP that %s', (_, entries: Record<string, string>, why) => {
  expect(() => readLinkedIn(zip(entries))).toThrow(why);
});

it('rejects an incomplete ZIP', () => {
  const whole = zip(files);
  expect(() => readLinkedIn(whole.subarray(0, whole.length / 2))).toThrow("is a ZIP that can't be read");
});

it.each([
  ['a,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
  ['a,b\n"1\n,""",2', [{ a: '1\n,"', b: '2' }]],
  [' a, b\n1 , 2', [{ a: '1', b: '2' }]],
  ['a,b\n5" disk,"x"y\n', [{ a: '5" disk', b: '"x"y' }]],
  // Each of many short rows costs its own cells, not those of all names.
  ['a,b\n,\n1\n2,3,4', [{ a: '', b: '' }, { a: '1' }, { a: '2', b: '3' }]],
  ['a\n"open', [{ a: '"open' }]],
])('reads the CSV %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});
