import { counter, englishCount } from '#base/counter.ts';
import { withDe } from '#base/uiStrings/fr.ts';
import { translate, uiStringsFor } from '#base/uiStrings.ts';
import type { Category } from '#sections/projects/schema.ts';
import { projectsStrings } from '#sections/projects/uiStrings.ts';

interface NameList {
  name: string;
  /** Names of some entries of the page. */
  names: readonly string[];
  /** Whether the page has more entries. */
  more: boolean;
}

/** The years that a list covers; without `to`, it is ongoing. */
export interface Years {
  from: string;
  to?: string;
}

interface DatedList extends NameList {
  count: number;
  years?: Years;
}

interface ProjectList extends DatedList {
  kinds: readonly { category: Category; count: number }[];
}

interface Counts {
  projects: number;
  positions: number;
  publications: number;
}

const englishList = new Intl.ListFormat('en');
const listed = ({ names, more }: NameList) => englishList.format([...names, ...(more ? ['others'] : [])]);
/** Returns ` since 2023` for an ongoing period, or `, from 2020 to 2023` for an ended one. */
const period = (years?: Years) => {
  if (!years) return '';
  const { from, to } = years;
  if (!to) return ` since ${from}`;
  return from === to ? `, from ${from}` : `, from ${from} to ${to}`;
};

/** Parts of the descriptions in languages other than English. */
interface DescriptionParts {
  form: string;
  email: string;
  phone: string;
  projects: (count: number) => string;
  positions: (count: number) => string;
  publications: (count: number) => string;
  posts: (count: number) => string;
  /** Adds the owner's name. */
  by: (works: string, name: string) => string;
  since: (year: string) => string;
  /** Text after the names if there are more. */
  others: string;
  portfolio: (who: string) => string;
  contact: (name: string) => string;
  via: string;
  stop?: string;
}

/** Returns the descriptions in a language from its parts. The facts have the same order in all languages. */
function describeIn(language: string, words: DescriptionParts) {
  const { form, email, phone, by, since, others, stop = '.' } = words;
  const beside = (text: string) => (stop === '.' ? ` (${text})` : `（${text}）`);
  const { comma, colon } = uiStringsFor(language);
  const list = new Intl.ListFormat(language);
  const listed = ({ names, more }: NameList) => list.format([...names, ...(more ? [others] : [])]);
  const period = (years?: Years) => {
    if (!years) return [];
    const { from, to } = years;
    return [to ? (from === to ? from : `${from}–${to}`) : since(from)];
  };
  const dated = (works: string, { name, years, ...names }: DatedList, note = '') =>
    [[by(works, name), ...period(years)].join(comma) + note, listed({ name, ...names })].filter(Boolean).join(colon) +
    stop;
  return {
    form,
    email,
    phone,
    home(facts: readonly string[], { projects, positions, publications }: Counts, years?: Years) {
      const works = [
        ...(projects ? [words.projects(projects)] : []),
        ...(positions ? [[words.positions(positions), ...period(years).map(beside)].join('')] : []),
        ...(publications ? [words.publications(publications)] : []),
      ];
      const who = facts.join(comma);
      return (works.length ? who + colon + list.format(works) : words.portfolio(who)) + stop;
    },
    projects({ kinds, ...projects }: ProjectList) {
      const named = kinds.map(({ category, count }) => {
        const name = projectsStrings(language)[category];
        return kinds.length > 1 ? `${name} ${count}` : name;
      });
      return dated(words.projects(projects.count), projects, named.length ? beside(named.join(comma)) : '');
    },
    experience: (positions: DatedList) => dated(words.positions(positions.count), positions),
    writing: (posts: DatedList) => dated(words.posts(posts.count), posts),
    contact: ({ location, ...names }: NameList & { location?: string }) => {
      const whom = words.contact(names.name) + (location ? beside(location) : '');
      return [whom, listed(names)].filter(Boolean).join(words.via) + stop;
    },
  };
}

/** Generated descriptions of pages for search engines. */
export const descriptionStrings = translate({
  en: {
    form: 'message form',
    email: 'email',
    phone: 'phone',
    home: (facts: readonly string[], counts: Counts, years?: Years) => {
      const { projects, positions, publications } = counts;
      const works = [
        projects && englishCount(projects, 'project'),
        positions && englishCount(positions, 'position') + period(years).replace(',', ''),
        publications && englishCount(publications, 'publication'),
      ].filter((work) => work !== 0);
      const who = facts.join(', ');
      return works.length ? `${who}: ${englishList.format(works)}.` : `Portfolio and résumé of ${who}.`;
    },
    projects: (list: ProjectList) => {
      const { name, kinds, years } = list;
      const [only] = kinds.length === 1 ? kinds : [];
      const parts = englishList.format(kinds.map((each) => `${each.count} ${each.category}`));
      const head = `${englishCount(list.count, only ? `${only.category} project` : 'project')} by ${name}${period(years)}`;
      return `${[kinds.length > 1 ? `${head} (${parts})` : head, listed(list)].filter(Boolean).join(': ')}.`;
    },
    experience: (list: DatedList) => {
      const head = `${englishCount(list.count, 'position')} held by ${list.name}${period(list.years)}`;
      return `${[head, listed(list)].filter(Boolean).join(': ')}.`;
    },
    writing: (list: DatedList) => {
      const head = `${englishCount(list.count, 'post')} by ${list.name}${period(list.years)}`;
      return `${[head, listed(list)].filter(Boolean).join(': ')}.`;
    },
    contact: (list: NameList & { location?: string }) => {
      const whom = `Contact ${list.name}${list.location ? ` (${list.location})` : ''}`;
      return `${[whom, listed(list)].filter(Boolean).join(' via ')}.`;
    },
  },
  ar: describeIn('ar', {
    form: 'نموذج مراسلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    projects: counter('ar', {
      one: 'مشروع واحد',
      two: 'مشروعان',
      few: '# مشاريع',
      many: '# مشروعًا',
      other: '# مشروع',
    }),
    positions: counter('ar', { one: 'وظيفة واحدة', two: 'وظيفتان', few: '# وظائف', other: '# وظيفة' }),
    publications: counter('ar', {
      one: 'بحث منشور',
      two: 'بحثان منشوران',
      few: '# أبحاث منشورة',
      many: '# بحثًا منشورًا',
      other: '# بحث منشور',
    }),
    posts: counter('ar', { one: 'مقال واحد', two: 'مقالان', few: '# مقالات', many: '# مقالًا', other: '# مقال' }),
    by: (works, name) => `${name} – ${works}`,
    since: (year) => `منذ ${year}`,
    others: 'غيرها',
    portfolio: (who) => `أعمال وسيرة ${who}`,
    contact: (name) => `التواصل مع ${name}`,
    via: ' عبر ',
  }),
  de: describeIn('de', {
    form: 'Kontaktformular',
    email: 'E-Mail',
    phone: 'Telefon',
    projects: counter('de', { one: '# Projekt', other: '# Projekte' }),
    positions: counter('de', { one: '# Stelle', other: '# Stellen' }),
    publications: counter('de', { one: '# Publikation', other: '# Publikationen' }),
    posts: counter('de', { one: '# Beitrag', other: '# Beiträge' }),
    by: (works, name) => `${works} von ${name}`,
    since: (year) => `seit ${year}`,
    others: 'weitere',
    portfolio: (who) => `Portfolio und Lebenslauf von ${who}`,
    contact: (name) => `Kontakt zu ${name}`,
    via: ' über ',
  }),
  es: describeIn('es', {
    form: 'formulario',
    email: 'correo electrónico',
    phone: 'teléfono',
    projects: counter('es', { one: '# proyecto', other: '# proyectos' }),
    positions: counter('es', { one: '# puesto', other: '# puestos' }),
    publications: counter('es', { one: '# publicación', other: '# publicaciones' }),
    posts: counter('es', { one: '# artículo', other: '# artículos' }),
    by: (works, name) => `${works} de ${name}`,
    since: (year) => `desde ${year}`,
    others: 'más',
    portfolio: (who) => `Portafolio y CV de ${who}`,
    contact: (name) => `Contacto de ${name}`,
    via: ': ',
  }),
  fr: describeIn('fr', {
    form: 'formulaire',
    email: 'e-mail',
    phone: 'téléphone',
    projects: counter('fr', { one: '# projet', other: '# projets' }),
    positions: counter('fr', { one: '# poste', other: '# postes' }),
    publications: counter('fr', { one: '# publication', other: '# publications' }),
    posts: counter('fr', { one: '# article', other: '# articles' }),
    by: (works, name) => `${works} ${withDe(name)}`,
    since: (year) => `depuis ${year}`,
    others: 'd’autres',
    portfolio: (who) => `Portfolio et CV ${withDe(who)}`,
    contact: (name) => `Contacter ${name}`,
    via: '\u00a0: ',
  }),
  he: describeIn('he', {
    form: 'טופס',
    email: 'אימייל',
    phone: 'טלפון',
    projects: counter('he', { one: 'פרויקט אחד', two: 'שני פרויקטים', other: '# פרויקטים' }),
    positions: counter('he', { one: 'תפקיד אחד', two: 'שני תפקידים', other: '# תפקידים' }),
    publications: counter('he', { one: 'פרסום אחד', two: 'שני פרסומים', other: '# פרסומים' }),
    posts: counter('he', { one: 'פוסט אחד', two: 'שני פוסטים', other: '# פוסטים' }),
    by: (works, name) => `${works} של ${name}`,
    since: (year) => `מאז ${year}`,
    others: 'עוד',
    portfolio: (who) => `תיק עבודות וקורות חיים של ${who}`,
    contact: (name) => `יצירת קשר עם ${name}`,
    via: ': ',
  }),
  it: describeIn('it', {
    form: 'modulo di contatto',
    email: 'email',
    phone: 'telefono',
    projects: counter('it', { one: '# progetto', other: '# progetti' }),
    positions: counter('it', { one: '# posizione', other: '# posizioni' }),
    publications: counter('it', { one: '# pubblicazione', other: '# pubblicazioni' }),
    posts: counter('it', { one: '# articolo', other: '# articoli' }),
    by: (works, name) => `${works} di ${name}`,
    since: (year) => `dal ${year}`,
    others: 'altro',
    portfolio: (who) => `Portfolio e CV di ${who}`,
    contact: (name) => `Contatta ${name}`,
    via: ': ',
  }),
  ja: describeIn('ja', {
    form: 'フォーム',
    email: 'メール',
    phone: '電話',
    projects: counter('ja', { other: 'プロジェクト#件' }),
    positions: counter('ja', { other: '職歴#件' }),
    publications: counter('ja', { other: '論文・著書#件' }),
    posts: counter('ja', { other: '記事#件' }),
    by: (works, name) => `${name}の${works}`,
    since: (year) => `${year}年から`,
    others: 'ほか',
    portfolio: (who) => `${who}のポートフォリオと経歴書`,
    contact: (name) => `${name}の連絡先`,
    via: '：',
    stop: '。',
  }),
  ko: describeIn('ko', {
    form: '메시지 양식',
    email: '이메일',
    phone: '전화',
    projects: counter('ko', { other: '프로젝트 #개' }),
    positions: counter('ko', { other: '경력 #건' }),
    publications: counter('ko', { other: '논문·저서 #편' }),
    posts: counter('ko', { other: '글 #편' }),
    by: (works, name) => `${name}의 ${works}`,
    since: (year) => `${year}년부터`,
    others: '기타',
    portfolio: (who) => `${who}의 포트폴리오와 이력서`,
    contact: (name) => `${name} 연락처`,
    via: ': ',
  }),
  'pt-BR': describeIn('pt-BR', {
    form: 'formulário',
    email: 'e-mail',
    phone: 'telefone',
    projects: counter('pt-BR', { one: '# projeto', other: '# projetos' }),
    positions: counter('pt-BR', { one: '# cargo', other: '# cargos' }),
    publications: counter('pt-BR', { one: '# publicação', other: '# publicações' }),
    posts: counter('pt-BR', { one: '# artigo', other: '# artigos' }),
    by: (works, name) => `${works} de ${name}`,
    since: (year) => `desde ${year}`,
    others: 'outros',
    portfolio: (who) => `Portfólio e currículo de ${who}`,
    contact: (name) => `Contato de ${name}`,
    via: ': ',
  }),
  ru: describeIn('ru', {
    form: 'форма для сообщений',
    email: 'электронная почта',
    phone: 'телефон',
    projects: counter('ru', { one: '# проект', few: '# проекта', other: '# проектов' }),
    positions: counter('ru', { one: '# место работы', few: '# места работы', other: '# мест работы' }),
    publications: counter('ru', { one: '# публикация', few: '# публикации', other: '# публикаций' }),
    posts: counter('ru', { one: '# текст', few: '# текста', other: '# текстов' }),
    by: (works, name) => `${name} — ${works}`,
    since: (year) => `с ${year} года`,
    others: 'другие',
    portfolio: (who) => `Портфолио и резюме: ${who}`,
    contact: (name) => `Контакты: ${name}`,
    via: ', ',
  }),
  'zh-Hans': describeIn('zh-Hans', {
    form: '留言表单',
    email: '邮箱',
    phone: '电话',
    projects: counter('zh-Hans', { other: '# 个项目' }),
    positions: counter('zh-Hans', { other: '# 段工作经历' }),
    publications: counter('zh-Hans', { other: '# 篇论著' }),
    posts: counter('zh-Hans', { other: '# 篇文章' }),
    by: (works, name) => `${name}的 ${works}`,
    since: (year) => `${year} 年至今`,
    others: '其他',
    portfolio: (who) => `${who}的作品集与简历`,
    contact: (name) => `联系${name}`,
    via: '：',
    stop: '。',
  }),
});
