import { translate } from '#base/uiStrings.ts';

export const projectsStrings = translate({
  en: {
    filter: 'Show',
    all: 'All Projects',
    research: 'Research',
    personal: 'Personal',
    freelance: 'Freelance',
    shown: (count: number) => `${count} ${count === 1 ? 'project' : 'projects'} shown`,
    shownOf: (here: number, count: number) => `${here} of ${count} projects shown; the others are linked below`,
    pages: 'Pages of projects',
    page: 'Page',
    allProjects: (count: number) => `All ${count} projects`,
    /** How many projects of which categories: `3 projects: 2 personal, 1 research`. */
    count(count: number, parts: readonly { category: string; count: number }[]) {
      const noun = count === 1 ? 'project' : 'projects';
      if (parts.length === 1) return `${count} ${parts[0]?.category} ${noun}`;
      const listed = parts.map((part) => `${part.count} ${part.category}`).join(', ');
      return listed ? `${count} ${noun}: ${listed}` : `${count} ${noun}`;
    },
    allOf: (category: string, count: number) => `All ${count} in ${category}`,
    code: 'Code',
    youtube: 'YouTube',
    demo: 'Demo',
    private: 'Private',
    category: 'Category',
    organization: 'Organization',
    role: 'Role',
    date: 'Date',
    links: 'Links',
    repository: 'Repository',
    stars: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'star' : 'stars'}`,
    lastCommit: (month: string) => `last commit ${month}`,
    more: 'More projects',
    previous: (figure: string) => `Previous, ${figure}`,
    next: (figure: string) => `Next, ${figure}`,
    outOfCase: (figure: string) => `${figure} is out of the case: you are reading it.`,
  },
});
