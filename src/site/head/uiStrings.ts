import { translate } from '#base/uiStrings.ts';

interface NameList {
  name: string;
  /** Names of some entries of the page. */
  names: readonly string[];
  /** Whether the page has more entries. */
  more: boolean;
}

const lists = new Intl.ListFormat('en');
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
const listed = ({ names, more }: NameList) => lists.format([...names, ...(more ? ['others'] : [])]);
/** Returns ` since 2023` for an ongoing period, or `, from 2020 to 2023` for an ended one. */
const period = (years?: { from: string; to?: string }) => {
  if (!years) return '';
  const { from, to } = years;
  if (!to) return ` since ${from}`;
  return from === to ? `, from ${from}` : `, from ${from} to ${to}`;
};

/** Generated descriptions of pages for search engines. */
export const descriptionStrings = translate({
  en: {
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
      list: NameList & {
        count: number;
        kinds: readonly { category: 'research' | 'personal' | 'freelance'; count: number }[];
        years?: { from: string; to?: string };
      },
    ) => {
      const { name, kinds, years } = list;
      const [only] = kinds.length === 1 ? kinds : [];
      const parts = lists.format(kinds.map((each) => `${each.count} ${each.category}`));
      const head = `${count(list.count, only ? `${only.category} project` : 'project')} by ${name}${period(years)}`;
      return `${[kinds.length > 1 ? `${head} (${parts})` : head, listed(list)].filter(Boolean).join(': ')}.`;
    },
    experience: (list: NameList & { count: number; years?: { from: string; to?: string } }) => {
      const head = `${count(list.count, 'position')} held by ${list.name}${period(list.years)}`;
      return `${[head, listed(list)].filter(Boolean).join(': ')}.`;
    },
    writing: (list: NameList & { count: number; years?: { from: string; to?: string } }) => {
      const head = `${count(list.count, 'post')} by ${list.name}${period(list.years)}`;
      return `${[head, listed(list)].filter(Boolean).join(': ')}.`;
    },
    contact: (list: NameList & { location?: string }) => {
      const whom = `Contact ${list.name}${list.location ? ` (${list.location})` : ''}`;
      return `${[whom, listed(list)].filter(Boolean).join(' via ')}.`;
    },
  },
});
