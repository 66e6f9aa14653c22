interface Described {
  name: string;
  /** Some of what the page lists, by name. */
  names: readonly string[];
  /** Whether there is more than these. */
  more: boolean;
}

const lists = new Intl.ListFormat('en');
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
const listed = ({ names, more }: Described) => lists.format([...names, ...(more ? ['others'] : [])]);
/** `since 2023` goes on; what has ended is set off by a comma. */
const period = (years?: { from: string; to?: string }) => {
  if (!years) return '';
  const { from, to } = years;
  if (!to) return ` since ${from}`;
  return from === to ? `, from ${from}` : `, from ${from} to ${to}`;
};

/** Every word that the interface says, in English; what the owner says is in `content/`. */
export const en = {
  /** As `<html lang>` has it, and as dates are written. */
  language: 'en',
  direction: 'ltr' as 'ltr' | 'rtl',
  /** The language of references, one of those that citation-js brings: de-DE, en-US, es-ES, fr-FR, nl-NL. */
  references: 'en-US',
  skip: 'Skip to content',
  nav: { label: 'Main', home: 'Home', projects: 'Projects', experience: 'Experience', contact: 'Contact' },
  resume: 'Résumé',
  downloadResume: 'Download résumé',
  menu: 'Menu',
  darkTheme: 'Dark theme',
  newTab: '(opens in a new tab)',
  backToTop: 'Back to top',
  source: 'Source',
  feed: 'Feed',
  social: 'Social links',
  site: 'This site',
  sample: 'Sample content',
  counted: 'Visits and speed are measured with Vercel Web Analytics and Speed Insights, without cookies.',
  figure: (number: number) => `Fig. ${number}`,
  /** Descriptions of pages for search engines, where the owner wrote none. */
  descriptions: {
    form: 'message form',
    email: 'email',
    phone: 'phone',
    home: (
      facts: readonly string[],
      counts: { projects: number; positions: number; publications: number },
      years?: { from: string; to?: string },
    ) => {
      const { projects, positions, publications } = counts;
      const works = [
        projects && count(projects, 'project'),
        positions && count(positions, 'position') + period(years).replace(',', ''),
        publications && count(publications, 'publication'),
      ].filter((work) => work !== 0);
      const who = facts.join(', ');
      return works.length ? `${who}: ${lists.format(works)}.` : `Portfolio and résumé of ${who}.`;
    },
    projects: (
      list: Described & {
        counts: readonly { category: 'research' | 'personal' | 'freelance'; count: number }[];
        years?: { from: string; to?: string };
      },
    ) => {
      const { name, counts, years } = list;
      const all = counts.reduce((sum, each) => sum + each.count, 0);
      const [only] = counts.length === 1 ? counts : [];
      const kinds = lists.format(counts.map((each) => `${each.count} ${each.category}`));
      const head = `${count(all, only ? `${only.category} project` : 'project')} by ${name}${period(years)}`;
      return `${[only ? head : `${head} (${kinds})`, listed(list)].filter(Boolean).join(': ')}.`;
    },
    experience: (list: Described & { count: number; years?: { from: string; to?: string } }) => {
      const head = `${count(list.count, 'position')} held by ${list.name}${period(list.years)}`;
      return `${[head, listed(list)].filter(Boolean).join(': ')}.`;
    },
    contact: (list: Described & { location?: string }) => {
      const whom = `Contact ${list.name}${list.location ? ` (${list.location})` : ''}`;
      return `${[whom, listed(list)].filter(Boolean).join(' via ')}.`;
    },
  },
  about: {
    heading: 'About Me',
    onThisPage: 'On this page',
    background: 'Background',
    techStack: 'Tech Stack',
    education: 'Education',
    interests: 'Interests',
    personalInterests: 'Personal Interests',
    write: 'Write to me',
    role: 'Role',
    city: 'City',
    lookingFor: 'Looking for',
    case: 'Author and projects',
    author: 'Author',
    portrait: (name: string) => `Portrait of ${name}`,
    allProjects: (count: number) => `All ${count} projects`,
  },
  projects: {
    heading: 'Projects',
    filter: 'Show',
    all: 'All Projects',
    research: 'Research',
    personal: 'Personal',
    freelance: 'Freelance',
    shown: (count: number) => `${count} ${count === 1 ? 'project' : 'projects'} shown`,
    shownOf: (here: number, count: number) => `${here} of ${count} projects shown; the others are linked below`,
    none: 'No project of this kind yet.',
    empty: 'No projects yet.',
    pages: 'Pages of projects',
    page: 'Page',
    allOf: (category: string, count: number) => `All ${count} in ${category}`,
    code: 'Code',
    youtube: 'YouTube',
    demo: 'Demo',
    private: 'Private',
    technologies: 'Technologies',
    category: 'Category',
    role: 'Role',
    year: 'Year',
    links: 'Links',
    repository: 'Repository',
    stars: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'star' : 'stars'}`,
    lastCommit: (month: string) => `last commit ${month}`,
    backToText: 'Back to text',
    more: 'More projects',
    previous: (figure: string) => `Previous, ${figure}`,
    next: (figure: string) => `Next, ${figure}`,
    moved: 'This page has moved',
  },
  publications: {
    heading: 'Publications',
    doi: 'DOI',
    arxiv: 'arXiv',
    pdf: 'PDF',
    web: 'Web page',
    code: 'Code',
    video: 'Video',
    cite: 'Cite',
    bibtex: (title: string) => `(BibTeX of ${title})`,
    copied: 'Copied',
  },
  experience: {
    heading: 'Experience',
    empty: 'No entries yet.',
    scale: 'Entries to scale',
    present: 'present',
    until: 'until',
    logo: (company: string) => `Logo of ${company}`,
    internship: 'Internship',
    dataMine: 'Data Mine',
  },
  contact: {
    heading: 'Contact',
    empty: 'No contact details yet.',
    send: 'Send a Message',
    forwarded: (service: string) => `${service} forwards it to my inbox. This site keeps nothing.`,
    name: 'Name',
    email: 'Email',
    message: 'Message',
    honeypot: 'Leave this field empty',
    button: 'Send message',
    sending: 'Sending…',
    offline: 'You are offline, so nothing was sent. Your text stays here; send it once you are back online.',
    or: 'or write to',
    subject: (name: string) => `Message for ${name}`,
    information: 'Contact Information',
    phone: 'Phone',
    location: 'Location',
    save: 'Save contact',
    card: 'Contact card',
    qrCode: 'QR code of my contact',
    scan: 'Scan to save my contact',
    connect: 'Connect With Me',
    sent: 'Message sent',
    thanks: 'Thank you. It is on its way to my inbox, and I read everything myself.',
    another: 'Write another',
  },
  notFound: {
    code: '404',
    heading: 'Page Not Found',
    wrong: 'Something went wrong',
    message:
      'The page you requested could not be found. It might have been removed, renamed, or did not exist in the first place.',
    back: 'Back to Home',
    quickLinks: 'Quick links',
    emptyCase: 'Empty case',
  },
};
