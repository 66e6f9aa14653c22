/** Sites with changed sample content, each for several tests. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type BuiltSite, builtSite } from './builtSites.ts';
import { Copy, testBuild } from './site.ts';
import { writeInCyrillic } from './writeInCyrillic.ts';

const map = 'content/projects/карта.md';

/** Adds a project with a slug in Cyrillic script, and an alias in another script. */
function addMap(site: Copy): void {
  site.write(map, '---\ntitle: Карта\ncategory: personal\naliases: [große-sache]\n---\n');
}

/** Adds a project with three paragraphs with two notes each, the first longer than its paragraph, and with Latin words. */
function addNotes(site: Copy): void {
  const numbers = [1, 2, 3, 4, 5, 6];
  const paragraphs = [1, 3, 5].map((first) => `Two notes.[^${first}] One is short.[^${first + 1}]`);
  const notes = numbers.map((note) => `[^${note}]: ${note % 2 ? 'A long note has many words. '.repeat(12) : 'Short.'}`);
  const body = ['שלום `gauge()`', ...paragraphs, ...notes].join('\n\n');
  site.write('content/projects/notes.md', `---\ntitle: Notes\ncategory: personal\n---\n\n${body}\n`);
}

/**
 * The sample in Cyrillic, in three languages, two of which are written from right to left. The first has no UI strings.
 * With an accent, whose hue moves away from a category, and Latin words within others.
 */
export const persianSite = (): Promise<BuiltSite> =>
  builtSite('persian', () => {
    const site = new Copy();
    writeInCyrillic(site.folder);
    site.change('content/site.yaml', /^(role|showcase):.*\n(?: .*\n)*/gm, '');
    const roles = 'role: { fa: مهندس C++ ارشد, he: מהנדסת C++ בכירה, en: Engineer }';
    // A menu with a list of languages has no room for a search.
    const settings = 'languages: [fa, he, en]\nshowcase: [talks, experience]\nsearch: false\n';
    site.change('content/site.yaml', /$/, `\n${settings}${roles}\naccent: magenta\n`);
    const job = 'title: Tester\ncompany: gauge()\nlocation: بيروت\nstart: 2020-01\nend: 2021-01';
    site.write('content/experience/gauge.md', `---\n${job}\n---\n`);
    site.write(
      'content/experience/labs.md',
      '---\ncompany: Gauge Labs Ltd.\nwebsiteUrl: https://labs.example\nstart: 2026-10\n---\n',
    );
    // Within the budget of its pages.
    rmSync(join(site.folder, 'content/interests.yaml'));
    addNotes(site);
    const title = '{ fa: Rust در سامانه‌های نهفته, he: Rust במערכות משובצות, en: Embedded Rust }';
    const talks = `  - title: ${title}\n    date: 2026-10\n  - title: سنجش\n    event: Gauge Days\n    location: تهران\n`;
    site.write('content/talks.yaml', `entries:\n${talks}`);
    site.change('content/about.md', /$/, '\nשלום Rust.[^m] סוף\n\n[^m]: Note.\n');
    return site;
  });

/** URL of {@link pathSite}. */
export const pathUrl = 'https://host.example/some/path';

/** Private data. Each value has a word that only the owner's documents may contain. */
export const canaries = {
  phone: '+49 30 5550 0731',
  email: 'canary-mail@private.example',
  street: 'Canary-street 7',
  location: 'Canary-town',
  dateOfBirth: '1931-07-03',
  nationality: 'Canary-nation',
  photo: 'private/canary-photo.jpg',
  facts: [{ name: 'Canary-fact', value: 'Canary-value' }],
};
/** Matches private data as printed in documents. */
export const canaryWords = /555.?0.?0731|canary-(?!photo)|1931/i;

/** Adds the private data to a site's content. */
export async function addPrivate(site: Copy): Promise<void> {
  mkdirSync(join(site.folder, 'content/private'));
  site.write('content/private.yaml', JSON.stringify(canaries));
  site.write(`content/${canaries.photo}`, await photo(420, 540));
}

/** A project, a talk and a résumé in English and French. Another project and talk lack French. */
const inTwoLanguages = {
  'projects/cards.md':
    '---\ntitle: { en: Card game, fr: Jeu de cartes }\ncategory: personal\naliases: [game]\n---\n\n## Rules\n\nFour play.\n',
  'projects/cards.fr.md': '## Règles\n\nOn joue à quatre.\n',
  'projects/maps.md': `---\ntitle: { en: Maps, fr: Cartes }\ncategory: research\n---\n\nOnly in English.\n\n## Problem\n\n${'A map has many words. '.repeat(9)}\n\n## Result\n\n${'Fewer are better. '.repeat(9)}\n`,
  'talks.yaml':
    'entries:\n  - title: { en: Making tests fast, fr: Des tests rapides }\n  - title: A talk in English\n    slides: talk.pdf\n',
  'resume.fr.pdf': '%PDF-1.7\nMon CV\n%%EOF\n',
};

/** An application in French, which leaves out a project. */
export const application = { slug: 'acme-7f3k2', file: 'content/for/acme-7f3k2.md' };
const applicationText = (language: string) => `---
language: ${language}
tagline: Des serveurs fiables.
without: { projects: [wallpaper-preview-tool] }
date: 2026-11-21
---

Chère équipe,

Voici [ma page](/contact).
`;

/**
 * The sample of an owner with a long name below a path, in two languages, with posts and an application. Built in 2027, on a machine with
 * Turkish locale and a distant time zone.
 */
export const pathSite = (): Promise<BuiltSite> =>
  builtSite(
    'path',
    async () => {
      const site = new Copy();
      await addPrivate(site);
      // Two projects of the same date, whose titles are sorted differently in English and Turkish.
      for (const title of ['Cz', 'Çiz']) {
        const facts = `title: ${title}\ndescription: A thing of 3 kg.\ncategory: personal\ndate: 2020-01`;
        const highlights = 'highlights: [40 % less waste, Cut costs by 31 % in a year]';
        const body = 'See [the form](/contact#sent).\n\n[Case](https://case.example)\n\n[Talk](https://talk.example)';
        site.write(`content/projects/${title.length}.md`, `---\n${facts}\n${highlights}\n---\n\n${body}\n`);
      }
      addMap(site);
      mkdirSync(join(site.folder, 'content/writing'));
      site.write(
        'content/writing/here.md',
        '---\ntitle: Here\ndate: 2026-08-14\naliases: [früher]\n---\n\n[The list](/writing)\n',
      );
      site.write('content/writing/there.md', '---\ntitle: There\nurl: https://blog.example/there\n---\n');
      site.write('content/writing/draft.md', '---\ntitle: Zugzwang\ndraft: true\n---\n\nZugzwang.\n');
      for (const [file, text] of Object.entries(inTwoLanguages)) site.write(`content/${file}`, text);
      mkdirSync(join(site.folder, 'content/for'));
      site.write(application.file, applicationText('fr'));
      mkdirSync(join(site.folder, 'content/papers'));
      for (const name of ['aorta', 'talk', 'canary']) site.write(`content/papers/${name}.pdf`, '%PDF-1.7\n%%EOF\n');
      site.change('content/publications.bib', 'https://example.com/papers/aorta.pdf', 'aorta.pdf');
      site.change(
        'content/site.yaml',
        'name: Alex Example',
        'name: Alex Maximiliane Charlotte Example von Hohenzollern',
      );
      site.change('content/site.yaml', /^role: .*$/m, 'role: { en: Rocket 🚀 and researcher, fr: Chercheuse }');
      site.change('content/site.yaml', 'I build software', 'I build 20 kB of software');
      site.change('content/site.yaml', 'resume:\n', 'resume:\n  word: true\n');
      site.change(
        'content/site.yaml',
        /$/,
        '\naccent: violet\nemailInFiles: false\nsearch: true\nlanguages: [en, fr]\n',
      );
      site.write('content/theme.css', ':root {\n  --page-width: 77rem;\n  --panel: #eceaf2;\n}\n');
      site.change('content/interests.yaml', 'Strategy more', '5 min, strategy more');
      return site;
    },
    (site) =>
      site.build({
        ...{ SOURCE_DATE_EPOCH: '1798761600', SITE_URL: pathUrl },
        ...{ LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
      }),
  );

/** An image larger than any of its places, in one color, so that it is resized quickly. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6f86a8' } })
    .jpeg()
    .toBuffer();

/** Returns an image of this shape with light, middle and dark tones. */
const draw = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 90 90" preserveAspectRatio="none">
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3b6ea5"/><stop offset="1" stop-color="#f6c98f"/></linearGradient>
        <path fill="url(#sky)" d="M0 0h90v90H0z"/><circle cx="60" cy="30" r="15" fill="#fff"/><path fill="#1b2433" d="m0 90 40-50 30 50z"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Covers of different shapes. */
const covers: Record<string, { alt: string; shape: [width: number, height: number] }> = {
  'online-card-game': { alt: 'Four cards on a table', shape: [2880, 1920] },
  'aortic-aneurysm-detection': { alt: 'A slice of a scan', shape: [780, 780] },
  'depression-prediction-study': { alt: 'A list on a phone', shape: [792, 1716] },
};

/** A demo: the sample at its own domain, with raster images in place of drawings, analytics, old slugs and an application. */
export const demoSite = (): Promise<BuiltSite> =>
  builtSite(
    'demo',
    async () => {
      const site = new Copy();
      // Three files, since a browser reuses a larger image that it already has.
      site.write('content/images/wide.jpg', await photo(2400, 1600));
      site.write('content/images/square.jpg', await photo(2400, 2400));
      site.write('content/images/logo.Jpg', await photo(2000, 2000));
      for (const file of globSync('content/projects/*.md', { cwd: site.folder })) {
        const name = basename(file, '.md');
        const cover = covers[name];
        if (cover) site.write(`content/images/${name}.png`, await draw(...cover.shape));
        site.change(file, /^(imageSrc|coverAlt):.*\n(?: .*\n)*/gm, '');
        const alt = cover?.alt ?? 'A cover';
        const source = cover ? `${name}.png` : 'wide.jpg';
        site.change(file, /^title:/m, `imageSrc: ../images/${source}\ncoverAlt: ${alt}\ntitle:`);
        site.write(file, `${site.read(file)}\n\n![A figure](../images/wide.jpg)\n`);
      }
      for (const file of globSync('content/experience/*.md', { cwd: site.folder }))
        site.change(file, /^logoUrl:.*$/m, 'logoUrl: ../images/logo.Jpg');
      site.change('content/interests.yaml', /imageSrc: .*/g, 'imageSrc: ./images/wide.jpg');
      site.change('content/site.yaml', /^photo: .*$/m, 'photo: ./images/square.jpg');
      site.change('content/site.yaml', /^photo:/m, 'url: https://demo.dev\nanalytics: true\nphoto:');
      site.change(
        'content/projects/online-card-game.md',
        'order: 2',
        'order: 2\naliases: [online-card-game, card-game]',
      );
      mkdirSync(join(site.folder, 'content/for'));
      site.write(application.file, applicationText('en'));
      // As many as in the sample, since the width of an image depends on their number.
      rmSync(join(site.folder, 'content/projects/consultancy-website.md'));
      addMap(site);
      // The filter then shows three cards, or four.
      site.change(map, /^category: .*$/m, 'imageSrc: ../images/wide.jpg\ncoverAlt: A cover\ncategory: research');
      return site;
    },
    // Astro uses colors if CI is set.
    (site) => site.run('build', { ...testBuild, CI: '1', NO_COLOR: '' }, ['--allow-sample', '--verbose']),
  );
