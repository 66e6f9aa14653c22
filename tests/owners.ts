import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { room } from '../src/base/fields.ts';
import { starterFiles } from '../src/content/newFiles.ts';
import { type BuiltSite, builtSite } from './builtSites.ts';
import { givenPerson } from './gallery/people.ts';
import { Copy, root } from './site.ts';

const categories = ['research', 'personal', 'freelance'];

/** 120 characters: the maximum. */
const longTagline =
  'I study how people read measurements, and I build the tools, tests and plain pages with which they can check them again.';

/** Returns a copy of the site with only the given files in `content/`. */
function copyWith(files: Iterable<readonly [path: string, text: string]>): Copy {
  const site = new Copy();
  rmSync(join(site.folder, 'content'), { recursive: true });
  mkdirSync(join(site.folder, 'content'));
  for (const [path, text] of files) site.write(`content/${path}`, text);
  return site;
}

/** The owner's own résumé. */
export const ownPdf = '%PDF-1.7\n% mine\n%%EOF\n';

/** Starters with a name and a link, without an email address, and with the owner's own résumé. */
export const newOwnersSite = (): Promise<BuiltSite> =>
  builtSite('new', () => {
    const links = [{ name: 'GitHub', url: 'https://github.com/ada' }];
    return copyWith([...starterFiles({ name: 'Ada Lovelace', links }), ['resume.pdf', ownPdf]]);
  });

/** A site made of a résumé with two projects, 22 papers and a long summary. */
export const researchersSite = (): Promise<BuiltSite> =>
  builtSite('researcher', async () => {
    const site = new Copy();
    await site.run('import', {}, [givenPerson('01-phd-researcher').file]);
    return site;
  });

/** Returns words with at most this number of characters. */
const prose = (characters: number, from = 0) => {
  const words = longTagline.replace(/[.,]/g, '').split(' ');
  let text = '';
  for (let at = from; ; at++) {
    const next = `${text}${text && ' '}${words[at % words.length]}`;
    if (next.length >= characters) return `${text}.`;
    text = next;
  }
};
/** Returns a text of this length in which no line can break. */
const unbroken = (characters: number) => 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(9).slice(0, characters);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Numbers of the projects of {@link largeSite} with the longest case studies, and an alias. */
export const longWorks = [1, 2, 13];

function largeCopy(): Copy {
  const image = { file: 'portrait.png', bytes: readFileSync(join(root, 'content/images/portrait.png')) };
  const facts = {
    name: `Augusta ${unbroken(60)}`,
    role: prose(room.line),
    tagline: longTagline,
    location: prose(room.line),
    lookingFor: prose(120),
    facts: numbers(2).map((number) => ({ name: prose(room.label, number), value: prose(room.line, number) })),
    email: `${'ada.'.repeat(15)}lovelace@analytical-engine-company.dev`,
    phone: '+44 (0) 20 7946 0000 extension 123456',
    photo: image.file,
    photoAlt: prose(160),
    links: numbers(12).map((number) => ({
      name: `Place number ${number}`,
      url: `https://ada.dev/${unbroken(80)}/${number}`,
    })),
    source: 'https://ada.dev/source',
    keywords: numbers(30).map((number) => prose(60, number)),
    security: { contact: 'https://ada.dev/security', expires: '2027-11-01', languages: ['en', 'de'] },
    resume: { paper: 'a4' },
    pages: { projects: prose(200), experience: prose(200), contact: prose(200) },
  };
  const site = copyWith([['site.yaml', stringify(facts)]]);
  const content = (file: string, facts: object, body = '') => {
    mkdirSync(dirname(join(site.folder, 'content', file)), { recursive: true });
    const yaml = stringify(facts);
    site.write(`content/${file}`, file.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml);
  };
  site.write('content/portrait.png', image.bytes);
  const study = numbers(6).map((number) => `## ${prose(70, number)}\n\n${prose(2000, number)}\n\n${unbroken(120)}\n`);
  const table = `| ${'A | '.repeat(9)}\n|${'---|'.repeat(9)}\n| ${`${prose(40)} | `.repeat(9)}\n`;
  const code = `\`\`\`ts\nconst line = '${unbroken(200)}';\n\`\`\`\n`;
  content(
    'about.md',
    { intro: prose(room.intro) },
    numbers(8)
      .map((number) => prose(900, number))
      .join('\n\n'),
  );
  const item = (number: number) => ({ name: `${prose(30, number)} ${number}`, highlight: number % 3 === 0 });
  const groups = numbers(12).map((number) => ({ name: prose(60, number), items: numbers(25).map(item) }));
  content('skills.yaml', {
    note: prose(80),
    groups: [...groups, { name: unbroken(120), items: [{ name: unbroken(120) }] }],
  });
  const school = (number: number) => ({
    title: prose(120, number),
    // Differs from the title: an institution with the same text would be shown only once.
    institution: prose(120, number + 20),
    start: 2000,
    end: 2000 + number,
  });
  content('education.yaml', { entries: numbers(10).map(school) });
  content('interests.yaml', {
    entries: numbers(14).map((number) => ({ name: prose(80, number), text: prose(300, number) })),
  });
  content('certificates.yaml', {
    entries: numbers(29).map((number) => ({ title: `Certificate ${number}`, issuer: prose(room.line, number) })),
  });
  site.write('content/publications.bib', `@misc{long, title = {Long}, year = 2026, abstract = {${prose(1400)}}}\n`);
  // A few are enough: long case studies take long to build.
  const isLong = (number: number) => longWorks.includes(number);
  for (const number of numbers(13)) {
    const even = number % 2 === 0;
    content(
      `projects/work-${number}.md`,
      {
        title: even ? `${prose(70, number)} ${number}` : `${unbroken(70)} ${number}`,
        shortTitle: `Work ${number}`,
        description: prose(room.description, number),
        category: categories[number % 3],
        role: prose(room.line),
        date: `20${String(10 + (number % 15)).padStart(2, '0')}-0${1 + (number % 9)}`,
        order: number,
        ...(isLong(number) && { aliases: [`old-work-${number}`] }),
        technologies: numbers(20).map((each) => prose(30, each + number)),
        ...(even && { imageSrc: '../portrait.png', coverAlt: prose(160) }),
        codeLink: `https://ada.dev/code/${number}`,
        demoLink: `https://ada.dev/demo/${number}`,
        youtubeLink: `https://ada.dev/video/${number}`,
      },
      isLong(number) ? [...study, table, code].join('\n') : '',
    );
  }
  for (const number of numbers(40)) {
    content(`experience/post-${number}.md`, {
      title: prose(room.line, number),
      company: `${number} ${unbroken(70)}`,
      location: prose(room.line),
      start: `${1980 + number}-01`,
      ...(number < 40 && { end: `${1980 + number + (number % 4)}-12` }),
      type: number % 2 ? 'internship' : 'the data mine',
      logoUrl: '../portrait.png',
      websiteUrl: `https://ada.dev/${number}`,
      technologies: numbers(20).map((each) => prose(30, each + number)),
      description: numbers(8).map((each) => prose(400, each)),
    });
  }
  return site;
}

/** A site with every field, 13 projects, 40 experience entries, and texts of maximum length. */
export const largeSite = (): Promise<BuiltSite> => builtSite('large', largeCopy);
