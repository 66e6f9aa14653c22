import { expect, it } from 'vitest';
import { LineCounter } from 'yaml';
import { kindsOf } from '../../../tests/checkFiles.ts';
import { yamlDocument, yamlErrors, yamlWarnings } from '../yamlErrors.ts';

/**
 * Returns what is written, and its problems by place, field, kind and remedy, of each row of a table: `title: A → 1:1
 * unknown`. A row without an arrow is right.
 */
const rowsOf = (table: string): [text: string, problems: string[]][] =>
  table.split('\n').flatMap((row) => {
    const [written = '', found] = row.split(' → ');
    const text = written.replace(/\\(?:[ntr\\]|u[\da-f]{4})/g, (sign) => JSON.parse(`"${sign}"`));
    return text.trim() ? [[text, found?.split(' & ') ?? []]] : [];
  });

const description = 'A game for four in the browser, whose server holds every hand, so that nobody can peek.';
const projectWith = (fields: string, text = 'Prose.') =>
  `---\ntitle: Cards\ndescription: ${description}\n${fields}\n---\n\n${text}\n`;

/** Returns the problems of one of several files, without its name. */
async function problemsIn(file: string, files: Record<string, string>): Promise<string[]> {
  const all = await kindsOf(files);
  return all.filter((problem) => problem.startsWith(file)).map((problem) => problem.slice(file.length + 1));
}

const yaml = String.raw`
a:\n  -\tb: c\n  -\tb: c → 2:4 tab
a: b\n\tc: d → 2:1 tab
title: Gauge: a story → 1:8 colon title: "Gauge: a story"
title: “A: b” → 1:8 colon title: "A: b"
a:\n  - Result: led the group: six → 2:5 colon - "Result: led the group: six"
title: "My "best" gauge" → 1:8 quote title: 'My "best" gauge'
title: "Best" and "worst" → 1:8 quote title: '"Best" and "worst"'
a: "images\\portrait.png" → 1:4 quote a: 'images\portrait.png'
name:Ada\nb: c → 1:1 colonSpace name: Ada
a: I am the #1 hydrologist → 1:13 comment a: "I am the #1 hydrologist"
a: #1 in rivers → 1:4 comment a: "#1 in rivers"
a: #e4572e → 1:4 comment a: "#e4572e"
a:\n  -b: c\n    d: e\n  - b: f\n    d: g\nh: i → 2:3 item - b: c
a:\n  -Designed it\n  - Built it → 2:3 item - Designed it
a:\n  - Built it\n    - with care → 3:5 item - with care
 a: b\nc: d → 1:1 indentation
a: b\n    c: d → 2:1 indentation
a:\n  - b\n - c → 3:1 indentation
links:\n  - name: A\n  url: b\n  - name: C\n    url: d → 3:1 indentation
a: b\nrole Developer\nc: d → 2:1 yaml
a: b\na: c → 2:1 twice
a: “I build” → 1:4 quotationMarks "I build"
a: [b, @home] → 1:8 yaml quotes
a: ["C#", "F #", @angular/core] → 1:18 yaml quotes
a: "b\nc d."\ne: f → 1:4 unclosed
a: [b, c\nd: e → 1:4 unclosed
a: &a [*a] → 1:1 tooDeep
a: |\n  x\n  \ty\nb:\tc\n\t# note\n \nd: "e\n  \tf"
a: b # note\n# a: #b\nc: "b #1"\nd: [b, "#c"] # d
a:\n  # - b\n  - c-d\n  - -5 °C\nb: &x b\nc: *x
`;
it.each(rowsOf(yaml))('finds in YAML, once: %j', (text, problems) => {
  const lines = new LineCounter();
  const document = yamlDocument(`${text}\n`, lines);
  const errors = document ? yamlErrors(document, text) : [];
  const found = document ? (errors.length ? errors : yamlWarnings(document, text)) : [{ offset: 0, kind: 'tooDeep' }];
  const shown = found.map(({ offset, kind, ...facts }) => {
    const { line, col } = lines.linePos(offset);
    const { fix = '', write = fix }: { fix?: string; write?: string } = facts;
    return `${line}:${col} ${kind} ${write}`.trim();
  });
  expect(shown).toEqual(problems);
});

const site = String.raw`
mail: x → 2:1 unknown, meant: email
service: basin → 2:1 group
email: Ada <ada@a.example> → 2:8 email value, meant: ada@a.example
email: ada at a dot example → 2:8 email value, meant: ada@a.example
email: a@gmial.com → 2:8 email mailDomain, meant: a@gmail.com
links:\n  - name: Code\n    url: 1 → 4:10 links[1].url value
links: https://a.b → 2:8 links value, items, write: - name: Example, and below it url: https://a.b
links:\n  GitHub: https://a.b → 3:3 links value, items, write: - name: GitHub, and below it url: https://a.b
links:\n  name: A\n  url: https://a.b → 3:3 links value, items, write: - name: A
links: [{GitHub: https://a.b}] → 2:10 links[1] unknown, write: name: GitHub, and below it url: https://a.b
links: [{name: GitHub, url: alex}] → 2:29 links[1].url value, meant: https://github.com/alex
links:\n  - { nam: B, url: https://a.example } → 3:7 links[1] unknown, meant: name
resume: no → 2:9 resume value, fields, write: paper, order, limits, pages, evidence, photo, publications, abstracts, word
tagline: { a: [b] } → 2:10 tagline value, text
tagline: [a] → 2:10 tagline value, text
tagline: { IT: support } → 2:10 tagline value, pair, write: "IT: support"
tagline: "**b** <b>c</b>" → 2:10 tagline tag & 2:10 tagline marks
keywords: a, b → 2:11 keywords value, items, write: - a
keywords: "- a" → 2:11 keywords value, items, write: - a
keywords: I build things. → 2:11 keywords value, items, write: - I build things.
keywords: { en: [a], zh_hans: [b] } → 2:11 keywords value, oneLanguage, write: [en, zh-Hans]
analytics: yes → 2:12 analytics value, write: true.
phone: 0614555014 → 2:8 phone value, quotes
phone: "+1 614 555 0142 / +44 (0)20 7946 0000" → 2:8 phone phones
phone: 0800-RIVERS → 2:8 phone phoneLetters, allDigits
phone: tel:+16145550142 → 2:8 phone phoneScheme, write: "+16145550142"
phone: Tel. +44 20 7946 0000 (mobile)
role: { en: Engineer, PhD, fr: Ingénieure } → 2:7 role value, write: en: "Engineer, PhD"
name: B → 2:1 twice
case: [a] → 2:1 renamed
form:\n  servce: basin → 3:3 form unknown, meant: service
languages: [en, Português] → 2:17 languages[2] value, meant: pt
languages: [fr, xx] → 2:17 languages[2] value
language: dk → 2:11 language value, meant: da
languages: [en, se]\nrole: Engineer → 2:17 languages[2] country, meant: sv
languages: [en, fr]\nlanguage: en → 3:11 language languageUnused
languages: [en, fr]\nrole: { en: Engineer, fr: Ingénieure, de: Ingenieurin } → 3:39 role.de language, addOrDelete
languages: [en, fr]\nrole: { de: Ingenieurin } → 1:1 untranslated, write: role, such as role: { en: …, fr: … } & 3:7 role value, addLanguage, write: de
languages: [en, fr]\nrole: { en: Engineer, PhD, MSc, fr: Ingénieure } → 3:23 role.PhD comma, write: en: "Engineer, PhD, MSc"
languages: [en, zh-Hans]\nrole: { en: Engineer, zh: 工程师 } → 1:1 untranslated, write: role, such as role: { en: …, zh-Hans: … } & 3:23 role.zh language, meant: zh-Hans
security:\n  expires: 2026-11-21 → 3:12 security.expires expired
security:\n  expires: 2027-02-30 → 3:12 security.expires value
security:\n  expires: 2026-11-22
photo: me.jpg → 2:8 photo imageFile
tagline: a\u0008b → 2:10 tagline value
role: ქა → characters
`;
it.each(rowsOf(site))('finds in site.yaml, once: %j', async (text, problems) => {
  expect(await problemsIn('site.yaml', { 'site.yaml': `name: A\n${text}\n` })).toEqual(problems);
});

const project = String.raw`
category: reserch → 4:11 category value, meant: research
type: personal → 4:1 unknown, meant: category
subtitle: A game → 4:1 known
order: first → 4:8 order value
date: 2026-12 → 4:7 date future, hide
date: 2027-13-45 → 4:7 date value, noDate
date: 2027-01\ndraft: true
codeLink: "[x](https://a.example)" → 4:11 codeLink value, meant: https://a.example
demoLink: http://a.example → 4:11 demoLink value, meant: https://a.example
youtubeLink: dQw4w9WgXcQ
technologies: { Rust: expert } → 4:15 technologies value, items, write: - "Rust: expert"
technologies: [{ name: Rust }, { name: Go }] → 4:16 technologies[1] value, write: Rust
technologies: ["R, C++", "Tools (a, b)", "1,000 rows"] → 4:16 technologies[1] joined, write: "R", "C++"
highlights: Built it. → 4:13 highlights value, items, write: - Built it.
imageSrc: ./x.svg\ncoverAlt: x → 4:11 imageSrc imageFile
imageSrc: https://a.example/b.svg\ncoverAlt: x → 4:11 imageSrc value
imageSrc: ok.md\ncoverAlt: x → 4:11 imageSrc imageFormat, export
publications: [nobody2026] → 4:16 publications[1] publication, addKey
aliases: [A b] → 4:11 aliases[1] value, meant: a-b
aliases: [ok] → 4:11 aliases[1] alias
aliases: [x]
role: "![a](b.svg)"
`;
it.each(rowsOf(project))('finds in the fields of a project, once: %j', async (text, problems) => {
  expect(await problemsIn('projects/x.md', { 'projects/x.md': projectWith(text) })).toEqual(problems);
});

const dates = `
month May 2026 → value, meant: 2026-05
month 2026 mai → value, meant: 2026-05
month 08/2024 → value, meant: 2024-08
month Summer 2026 → value, meant: 2026
month 2019 or 2020 → value
month 08/09/2024 → value, meant: 2024-09 or 2024-08
month 14.08.2026 → value, meant: 2026-08
month 2026-05-14 → value, meant: 2026-05
month 2026-13 → value, noDate
month [] → value, text
day 14.08.2026 → value, meant: 2026-08-14
day 8/14/2026 → value, meant: 2026-08-14
day 08/09/2026 → value, meant: 2026-09-08 or 2026-08-09
day 2026/8/4 → value, meant: 2026-08-04
day 2026-14-08 → value, meant: 2026-08-14
day 14.8.26 → value, meant: 2026-08-14
day 20260814 → value, meant: 2026-08-14
day "Sat, August 14th, 2026" → value, meant: 2026-08-14
day 14 août 2026 → value, meant: 2026-08-14
day 2026-02-30 → value, noDate
day 2026-08
day 2026
start Jan 2020 – May 2021 → value, write: start: 2020-01, and below it end: 2021-05
end Present → value, present
`;
it.each(rowsOf(dates))('finds in a date, once: %j', async (field, problems) => {
  const [, name = '', value = ''] = /^(\w+) (.*)$/.exec(field) ?? [];
  const [kind, key] = { month: ['projects', 'date'], day: ['writing', 'date'] }[name] ?? ['experience', name];
  const more = kind === 'projects' ? `description: ${description}` : '';
  const found = await problemsIn(`${kind}/x.md`, {
    [`${kind}/x.md`]: `---\ntitle: A\n${key}: ${value}\n${more}\n---\n${kind === 'writing' ? 'Prose.' : ''}`,
  });
  expect(found.map((each) => each.replace(/^\S+ \S+ /, ''))).toEqual(problems);
});

const files = String.raw`
site.yaml ~ → 1:1 name missing
education.yaml - title: A → 1:3 listName
education.yaml title: A\nend: 2020 → 1:1 list, write: - title: A
education.yaml degrees:\n  - title: A → 1:1 unknown, meant: entries
education.yaml entries:\n  - degree: A → 2:5 entries[1] unknown, meant: title
education.yaml entries: [A, B, C] → 1:11 entries[1] value, write: title: A
education.yaml entries: [{title:A, end: 2020}] → 1:11 entries[1].title fieldSpace, write: title: A
education.yaml entries:\n  - { institution: School, achievements: [Robots] } → 2:28 entries[1] unknown, meant: highlights
education.yaml entries:\n  - { title: Degree, start: 2028, end: 2029 } → 2:29 entries[1].start future, checkDate
education.yaml entries:\n  - { title: Degree, start: 2025, end: 2029 }
skills.yaml groups:\n  - { name: Code, items: "R, Python" } → 2:26 groups[1].items value, items, write: - name: R
skills.yaml groups:\n  - { name: Code, items: [ROS 2, { name: C }] }
skills.yaml Databases: [SQL]\nCode: [R] → 1:1 list, write: - name: Databases, and below it items: …
awards.yaml entries:\n  - { title: Prize, year: 2020 } → 2:21 entries[1] unknown, meant: date
certificates.yaml entries:\n  - { title: A, date: 2026-12, expires: 2029 } → 2:23 entries[1].date future, checkDate
interests.yaml entries:\n  - { name: A, imageSrc: ./a.svg } → 2:26 entries[1].imageSrc imageFile
more/clubs.md ---\nheading: Clubs\ntitle: A\n---\n → 3:1 list, write: - title: A
more/x.md ---\ntitle: Patents\n---\n → 2:1 unknown, meant: heading
more/p.md ---\nheading: Patents\nentries:\n  - { title: A, date: 2027-01, end: 2030 }\n---\n → 4:23 entries[1].date future, checkDate
experience/co.md ---\ntitle: A\nstart: 2026-01\nend: 2025-12\n---\n → 4:6 end value
experience/co.md ---\ntitle: A\nstart: 2026-12\nend: 2027-01\n---\n → 3:8 start future, hide & 4:6 end future, untilNow
experience/co.md ---\ntitle: A\nhighlights: [A]\n---\n → 3:1 unknown, meant: description
experience/co.md ---\ntitle: A\n---\n- Built it → 4:1 bodyUnused
writing/x.md ---\ntitle: A\ndate: 2026-11-22\nupdated: 2027-02-01\n---\nProse. → 3:7 date future, hide & 4:10 updated future, checkDate
writing/x.md ---\ntitle: A\nurl: https://blog.example\n---\nProse. → 3:6 url textAndUrl
writing/x.md ---\ntitle: A\n---\n → 1:1 postEmpty
writing/x.md ---\ntitle: A\nurl: https://blog.example\naliases: [b]\n---\n → 4:10 aliases aliasesUnused
writing/x.md ---\ntitle: A\ndraft: true\n---\n
about.md Hello. → 1:1 fenceStart
about.md intro: I build.\n---\nHello. → 1:1 fenceStart
about.md \n---\nintro: I build.\n--- → 2:1 fenceBelow
about.md ---\nintro: I build. → 1:1 fenceOpen
about.md ---\nintro: I build.\n—\n\nText. → 3:1 fenceEnd
about.md --- \t\nintro: I build.\n---
about.md \ufeff---\nintro: I build.\n---
about.md ---\nintro: I build.\n---\n\n| b |\n|--|\n\n> c\n\n> d\n\na[^1]\n\n[^1]: e → 5:1 onPaper & 8:1 onPaper & 14:1 onPaper
projects/My Project.md ---\ntitle: B\ndraft: true\n--- → slug, write: my-project.md
projects/!.md ---\ntitle: B\ndraft: true\n--- → slug, write: online-card-game.md
talks.yaml entries:\n  - { title: A, slides: a.pdf } → 2:25 entries[1].slides paperMissing
talks.yaml entries:\n  - { title: A, slides: /a.pdf } → 2:25 entries[1].slides value
resume.pdf <!doctype html>%%EOF → noPdf
resume.pdf %PDF-1.7 → noPdf
theme.css :root {\n  color: red;\n} → 2:3 token, tokens
theme.css body { color: red } → 1:1 rule, write: :root { --accent: light-dark(#912a08, #fc9a7e); }
../data/refreshed.json { → refreshed
site.yaml name: A\rrole: B → 1:7 yaml
`;
it.each(rowsOf(files))('finds in a file, once: %j', async (text, problems) => {
  const [, file = '', whole] = /^(.*?\.\w+) ([\s\S]*)$/.exec(text) ?? [];
  expect(await problemsIn(file.replace('../', ''), { [file]: `${whole}\n` })).toEqual(problems);
});

const around = {
  'site.yaml': 'name: Alex Example\nemail: alex@a.example\n',
  'projects/draft.md': projectWith('draft: true'),
  'projects/ok.md': projectWith('aliases: [former]').replace('Cards', 'Ok'),
  'talks.yaml': 'entries:\n  - title: Making tests fast\n',
  'experience/co.md': '---\ntitle: Intern\n---\n',
  '../public/paper one.pdf': 'x',
  'projects/data.csv': 'x',
  'projects/cover.svg': '<svg viewBox="0 0 9 9"/>',
};
const texts = String.raw`
[a](/project) → 9:1 page, meant: /projects
[a](/fr/projects/ok) → 9:1 page, ofText, meant: /projects/ok
[a](ok.md) → 9:1 page, meant: /projects/ok
[a](me@a.example) → 9:1 page, meant: mailto:me@a.example
[a](www.a.example/x) → 9:1 page, meant: https://www.a.example/x
[a](cover.svg) → 9:1 page, image, write: ![alt text](cover.svg)
[a](/projects/draft) → 9:1 page
[a](data.csv) → 9:1 page, toPublic
[a](#nope) → 9:1 fragment
[a](#a-heading) → 9:1 fragment, meant: #section-a-heading
[a](ok#section-a-heading) → 9:1 fragment
[a](javascript:x) → 9:1 linkScheme
[a](http://example.com/x) → 9:1 linkHttp, meant: https://example.com/x
[a]() [](https://a.b) → 9:1 linkEmpty & 9:7 linkUnseen
![](cover.svg) → 9:1 altText
![a](nope.svg) → 9:1 imageFile, meant: cover.svg
![a](https://a.b/c.svg) → 9:1 imageOfSite
a\u0008b → 9:1 character
#NoSpace → 9:1 headingSpace, write: # NoSpace
See [my talk] (https://a.b). → 9:5 shownLink, noSpace, write: [my talk](https://a.b)
See (my talk)[https://a.b]. → 9:5 shownLink, write: [my talk](https://a.b)
![x](My Brook.jpg) → 9:1 shownLink, encodeSpaces, write: ![x](My%20Brook.jpg)
[a](https://a.b now → 9:1 shownLink, closeLink, write: [a](https://a.b)
A[^x]. → 9:2 noteEmpty
A $\\frac{1$ b → 9:3 formula
~~~pyton\na\n~~~ → 9:1 codeLanguage, meant: python
~~~ts\na\n\n~~~js\nc\n~~~ → 9:1 codeNext
~~~ts\n#a → 9:1 codeOpen
$$\nb → 9:1 formulaOpen
<<<<<<< HEAD\na → 9:1 mergeConflict
a <kbd>b → 9:3 htmlOpen, write: </kbd>
<details>\n<summary>a</summary>\n\nb → 9:1 htmlOpen, write: </details>
a</kbd> → 9:2 htmlClose
a <figure>b → 9:3 htmlBlock
<figcaption>a → 9:1 htmlParent
<!-- a\n\n**b** → 9:1 htmlOpen, write: -->
- <details>\n  <summary>x <mark>y</summary>\n\n  z → 9:3 htmlOpen, write: </details> & 10:12 htmlOpen, write: </mark>
<b>a</b> → 9:1 htmlText
<kdb>K</kdb> → 9:1 htmlText
Array<string>, <T>, <https://a.example>, 1 < 2 and \\<b>
[a](/) [b](/#talks) [c](/projects?category=research#project-ok) [d](ok) [e](../experience#entry-co)
[a](/projects/former) [b](/contact#sent) [c](/resume.pdf) [d](/paper%20one.pdf) [e](#section-a-heading)
[a](mailto:me@example.com) [b](https://example.com/#x) [c](tel:1) ![d](cover.svg)
`;
it.each(rowsOf(texts))('finds in a text, once: %j', async (text, problems) => {
  const whole = projectWith('date: 2026-08', `## A heading\n\n${text}`);
  expect(await problemsIn('projects/x.md', { ...around, 'projects/x.md': whole })).toEqual(problems);
});

const names = `
projects/cards.markdown → unread, rename, write: content/projects/cards.md
styles/custom.scss → unread, rename, write: content/theme.css
projects/My Cards.MD → unread, rename, write: content/projects/my-cards.md
projects/2026/cards.md → unread, rename, write: content/projects/cards.md
project/cards.md → unread, rename, write: content/projects/cards.md
projects/cards/index.md → unread, rename, write: content/projects/cards.md
Experience/acme.md → unread, rename, write: content/experience/acme.md
about.txt → unread, move, write: content/about.md
projects/river-gauge.md.txt → unread, rename, write: content/projects/river-gauge.md
blog/rivers.md → unread, rename, write: content/writing/rivers.md
settings.yaml → unread, move, write: content/site.yaml
site.yaml.txt → unread, move, write: content/site.yaml
references.bib → unread, rename, write: content/publications.bib
Résumé.PDF → unread, rename, write: content/resume.pdf
notes.txt → unread, serve
experience.yaml → unread, move, write: content/experience/name.md
projects/gauge.yaml → unread, rename, write: content/projects/gauge.md
images/IMG_1.HEIC → unread, export
projects/notes.txt → unread, rename, write: content/projects/notes.md
cv.en.pdf → unread, rename, write: content/resume.pdf
.DS_Store
projects/.gitkeep
a.md~
projects/a.svg → imageUnused
`;
it.each(rowsOf(names))('finds the file %s, which nothing reads', async (file, problems) => {
  const languages = {
    'site.yaml': 'name: A\nlanguages: [en, fr]\n',
    'about.md': '---\nintro: { en: A, fr: B }\n---\n',
  };
  expect(await problemsIn(file, { ...languages, [file]: 'x' })).toEqual(problems);
});
