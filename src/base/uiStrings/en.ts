import type { PluralForms } from '../counter.ts';

/** Between the parts of a line, between a name and its value, and between two dates: those of most languages. */
export const marks = { comma: ', ', colon: ': ', dash: ' – ' };

/** @param plural writes a number of things: a text for each plural form, with `#` for the number */
export const en = (plural: (forms: PluralForms) => (count: number) => string) => ({
  ...marks,
  skip: 'Skip to content',
  nav: {
    home: 'Home',
    projects: 'Projects',
    experience: 'Experience',
    publications: 'Publications',
    writing: 'Writing',
    contact: 'Contact',
  },
  resume: 'Résumé',
  letter: 'Cover letter',
  /** Names the entries of a list that are folded or left out. */
  more: plural({ other: '# more' }),
  /** @param count their number with what they are: `7 projects` */
  all: (count: string) => `All ${count}`,
  downloadResume: 'Download résumé',
  menu: 'Menu',
  darkTheme: 'Dark theme',
  newTab: '(opens in a new tab)',
  backToTop: 'Back to top',
  source: 'Source',
  feed: 'Feed',
  site: 'This site',
  moved: 'This page has moved',
  sample: 'Sample content',
  counted: 'Visits and speed are measured with Vercel Web Analytics and Speed Insights, without cookies.',
  technologies: 'Technologies',
  present: 'present',
  notes: 'Footnotes',
  backToText: 'Back to text',
  previous: 'Previous',
  next: 'Next',
  figure: (number: number | string) => `Fig. ${number}`,
  table: (number: string) => `Table ${number}`,
  links: { code: 'Code', demo: 'Demo', web: 'Web page', slides: 'Slides', video: 'Video' },
  about: {
    heading: 'About Me',
    onThisPage: 'On this page',
    write: 'Write to me',
    lookingFor: 'Looking for',
    showcase: 'Author and works',
    emptyPlace: 'The empty place belongs to this page.',
    author: 'Author',
    portrait: (name: string) => `Portrait of ${name}`,
    background: 'Background',
  },
  contact: {
    send: 'Send a Message',
    forwarded: (service: string) => `${service} forwards it to my inbox. This site keeps nothing.`,
    name: 'Name',
    email: 'Email',
    message: 'Message',
    button: 'Send message',
    sending: 'Sending…',
    offline: 'You are offline, so nothing was sent. Your text stays here; send it once you are back online.',
    or: 'or write to',
    information: 'Contact Information',
    phone: 'Phone',
    location: 'Location',
    save: 'Save contact',
    scan: 'Scan to save my contact',
    connect: 'Connect With Me',
    sent: 'Message sent',
    thanks: 'Thank you. It is on its way to my inbox, and I read everything myself.',
  },
  notFound: {
    heading: 'Page Not Found',
    wrong: 'Something went wrong',
    message:
      'The page you requested could not be found. It might have been removed, renamed, or did not exist in the first place.',
    back: 'Back to Home',
    quickLinks: 'Quick links',
    pause: 'Pause animation',
  },
  awards: { heading: 'Awards', tile: 'Award' },
  certificates: {
    heading: 'Certificates',
    validUntil: (date: string) => `valid until ${date}`,
    tile: 'Cert.',
  },
  education: {
    heading: 'Education',
    /** @param names listed already */
    courses: (names: string) => `Courses: ${names}`,
    grade: 'Grade: ',
    tile: 'Degree',
  },
  experience: {
    types: {
      internship: 'Internship',
      'full-time': 'Full-time',
      'part-time': 'Part-time',
      contract: 'Contract',
      freelance: 'Freelance',
      'self-employed': 'Self-employed',
      temporary: 'Temporary',
      apprenticeship: 'Apprenticeship',
      'working student': 'Working student',
      volunteer: 'Volunteer',
    },
    tile: 'Job',
    count: plural({ one: '# job', other: '# jobs' }),
  },
  interests: { heading: 'Personal Interests', contents: 'Interests' },
  /** Not just "Languages", which could be programming languages. */
  languages: { heading: 'Spoken languages', short: 'Languages' },
  /** Of the résumé, and of the facts that an import makes from its other fields. */
  owner: {
    details: 'Personal details',
    dateOfBirth: 'Date of birth',
    nationality: 'Nationality',
  },
  projects: {
    all: 'All Projects',
    research: 'Research',
    personal: 'Personal',
    freelance: 'Freelance',
    count: plural({ one: '# project', other: '# projects' }),
    private: 'Private',
    stars: plural({ one: '# star', other: '# stars' }),
    lastCommit: (month: string) => `last commit ${month}`,
    facts: { organization: 'Organization', role: 'Role', date: 'Date', links: 'Links', repository: 'Repository' },
  },
  publications: {
    abstract: 'Abstract',
    cite: 'Cite',
    copy: 'Copy',
    copied: 'Copied',
    cited: plural({ one: 'Cited once', other: 'Cited # times' }),
    tile: 'Paper',
    count: plural({ one: '# publication', other: '# publications' }),
    all: 'All',
    supplement: 'Supplement',
    types: {
      journal: 'Journal',
      conference: 'Conference',
      workshop: 'Workshop',
      preprint: 'Preprint',
      book: 'Book',
      chapter: 'Chapter',
      thesis: 'Thesis',
      report: 'Report',
      patent: 'Patent',
      software: 'Software',
      dataset: 'Data set',
      poster: 'Poster',
      talk: 'Talk',
    },
    otherTypes: 'Other',
  },
  references: { heading: 'References' },
  search: {
    heading: 'Search',
    all: 'Everything on this site',
    /** Before their number. */
    found: 'Results:',
    close: 'Close',
    /** Label of a checkbox. */
    slashKey: 'Open with the / key',
  },
  skills: { heading: 'Skills', main: 'main skill' },
  talks: { heading: 'Talks', tile: 'Talk' },
  teaching: { heading: 'Teaching', tile: 'Course' },
  volunteering: { heading: 'Volunteering', tile: 'Volunteer' },
  writing: {
    tile: 'Article',
    count: plural({ one: '# article', other: '# articles' }),
    undated: 'Undated',
    /** Returns the reading time in minutes. */
    read: plural({ other: '# min read' }),
    related: 'Related',
    discuss: 'Discuss this article',
    facts: { published: 'Published', updated: 'Updated', readingTime: 'Reading time', tags: 'Topics' },
  },
});

type Strings = ReturnType<typeof en>;
export type Translation = Strings & { language: string };

/** The same UI strings in another language. */
export type Translate = (...from: Parameters<typeof en>) => Omit<Strings, keyof typeof marks> & Partial<typeof marks>;
