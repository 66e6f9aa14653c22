import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';
import { readLinkedIn } from './linkedIn.ts';

const files = {
  'Profile.csv':
    '\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    'Ada,Muster,,Geheimgasse 17,"Feb 29, 1984",Engineer,"I build.\r\n\r\nSay ""hello"".",,98765,"Lyon, France",[ada_m],"[COMPANY:https://a.example,PORTFOLIO:https://b.example/x]",\r\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nCo,Baker,"Bread, and\nrolls",Lyon,Jan 2019,\n',
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
  'messages.csv': 'FROM,CONTENT\nEve,a secret\n',
  'Connections.csv': 'First Name\nStranger\n',
  'Jobs/Profile/Profile.csv': 'First Name\nOther\n',
};

const zip = (entries: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))));

it('reads the profile of an export, and nothing else of it', () => {
  const resume = readLinkedIn(zip(files));
  expect(resume).toMatchObject({
    basics: {
      name: 'Ada Muster',
      label: 'Engineer',
      summary: 'I build.\r\n\r\nSay "hello".',
      location: 'Lyon, France',
      profiles: [{ url: 'https://a.example' }, { url: 'https://b.example/x' }, { url: 'https://x.com/ada_m' }],
    },
    work: [{ name: 'Co', position: 'Baker', summary: 'Bread, and\nrolls', startDate: 'Jan 2019', endDate: '' }],
    education: [{ institution: 'School', studyType: 'BSc', summary: 'Good\n\nChess', courses: ['Waves'] }],
    skills: [{ name: 'Rust' }, { name: 'C' }],
    projects: [{ name: 'Cards', url: 'https://c.example' }],
    certificates: [{ name: 'Exam', issuer: 'Board', date: 'Jan 2021', expires: 'Jan 2024' }],
    languages: [{ language: 'French', fluency: 'Native or bilingual proficiency' }],
    publications: [{ name: 'Paper', releaseDate: 'Jul 16, 2019', publisher: 'Press' }],
    awards: [{ title: 'Prize', date: 'May 2022' }],
    volunteer: [{ organization: 'Club', position: 'Coach', startDate: 'Feb 2016' }],
    references: [{ name: 'Kim Lee', role: 'Head, Co', reference: 'Good.' }],
  });
  expect(JSON.stringify(resume)).not.toMatch(/secret|Stranger|Other|Geheimgasse|1984|98765|Hidden/);
});

it('reads an export whose files are in a folder', () => {
  expect(readLinkedIn(zip({ 'Basic_Export/Profile.csv': files['Profile.csv'] })).basics).toMatchObject({
    name: 'Ada Muster',
  });
});

it('reads recommendations from a file with a space in its name', () => {
  const { 'Profile.csv': profile, 'Recommendations_Received.csv': received } = files;
  const resume = readLinkedIn(zip({ 'Profile.csv': profile, 'Recommendations Received.csv': received }));
  expect(resume.references).toEqual([{ name: 'Kim Lee', role: 'Head, Co', reference: 'Good.' }]);
});

it.each([
  ['has no profile', { 'Skills.csv': 'Name\nRust\n' }, 'it has no Profile.csv'],
  ['has too many files', Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`f${n}`, ''])), 'more than 5000'],
  ['has a table that is too large', { 'Profile.csv': 'x'.repeat(5_000_001) }, 'Profile.csv is too large'],
  ['has a bomb', { 'Profile.csv': 'x'.repeat(4_000_000) }, 'Profile.csv is too large'],
])('rejects a ZIP that %s', (_, entries: Record<string, string>, why) => {
  expect(() => readLinkedIn(zip(entries))).toThrow(why);
});

it('rejects a ZIP that breaks off', () => {
  const whole = zip(files);
  expect(() => readLinkedIn(whole.subarray(0, whole.length / 2))).toThrow('is a ZIP that cannot be read');
});

it.each([
  ['a,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
  ['a,b\n"1\n,""",2', [{ a: '1\n,"', b: '2' }]],
  ['a,b\n5" disk,"x"y\n', [{ a: '5" disk', b: '"x"y' }]],
  [
    'a,b\n,\n1',
    [
      { a: '', b: '' },
      { a: '1', b: '' },
    ],
  ],
  ['a\n"open', [{ a: '"open' }]],
  ['', []],
])('reads the CSV %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

it('reads a long CSV with an open quote in time', () => {
  expect(parseCsv(`a\n"${'x""'.repeat(500_000)}`)).toHaveLength(1);
});
