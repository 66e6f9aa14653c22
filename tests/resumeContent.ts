/** Imports JSON Resumes in memory. */
import { parseJson } from '../src/commands/import/readJson.ts';
import { readResume, toContent } from '../src/commands/import/toContent.ts';
import type { ValidContent } from '../src/content/readContent.ts';
import { withPublications } from '../src/content/withPublications.ts';
import type { SectionValues } from '../src/sections/index.ts';
import { picker, range } from '../src/ui/shapes.ts';
import { contentOf } from './contentOf.ts';

/** @param language the only language to import from a résumé with several */
export async function resumeContent(
  json: string,
  language?: string,
): Promise<{ values: SectionValues; language: string }> {
  const { files } = toContent(
    readResume(() => parseJson(json), 'resume.json', language),
    {},
  );
  const read = await contentOf(Object.fromEntries([...files].map(([path, text]) => [`content/${path}`, text])));
  if (!read.site) throw new Error(JSON.stringify(read.problems, null, 2));
  const content = read as ValidContent;
  return { values: await withPublications(content), language: content.site.language };
}

/** Parts of names by language: organizations and their endings, jobs, works, and subjects of works. */
const parts = {
  en: {
    who: ['Acme', 'Northwind', 'Harbor', 'Bluebarrel', 'Saint Example', 'Lantern & Finch', 'City of Sampleton'],
    firm: [
      'Software',
      'Insurance Group',
      'Technologies Inc.',
      'University',
      'Public Library',
      'Payments',
      'Research Institute',
    ],
    job: [
      'Senior Software Engineer',
      'Research Assistant',
      'Head of Platform',
      'Data Scientist',
      'Engineering Manager',
      'Intern',
    ],
    work: ['A survey of', 'Towards robust', 'Measuring', 'An open-source toolkit for', 'On the limits of', 'Real-time'],
    of: [
      'speech recognition in noisy rooms',
      'distributed databases',
      'medical image segmentation',
      'type inference for scripts',
      'timetables',
    ],
  },
  de: {
    who: [
      'Nordlicht',
      'Beispielhuber',
      'Feinmess',
      'Stadtwerke Musterhausen',
      'Institut für Probenkunde',
      'Technische Hochschule',
    ],
    firm: ['Sensorik AG', 'Software GmbH', 'Landmaschinen', 'Musterstadt', 'Versicherungen', 'GmbH & Co. KG'],
    job: [
      'Leitende Entwicklerin',
      'Softwareingenieur',
      'Wissenschaftlicher Mitarbeiter',
      'Werkstudentin',
      'Gruppenleiter Technik',
    ],
    work: ['Ein Werkzeug für die', 'Untersuchung der', 'Plattform zur', 'Karte der', 'Schnelle Verfahren für'],
    of: [
      'Planung von Routen',
      'Messung im Labor',
      'Fahrpläne der Stadt',
      'Wartezeiten in Praxen',
      'Erkennung von Sprache',
    ],
  },
  fr: {
    who: ['Banque Fluviale', 'Hôpitaux de la Baie', 'Atelier du Port', 'Agence de l’Eau', 'Mairie de Plouvisible'],
    firm: ['Conseil', 'Numérique', 'et Associés', 'de Bretagne', 'Santé'],
    job: ['Développeuse principale', 'Chef de projet', 'Architecte logiciel', 'Stagiaire', 'Ingénieur de recherche'],
    work: ['Une étude sur', 'Outil libre pour', 'Mesure de', 'Vers une théorie de', 'Carte interactive des'],
    of: ['la qualité de l’air', 'les horaires des ferries', 'la voix en milieu bruyant', 'bases de données réparties'],
  },
  es: {
    who: [
      'Estudio Ejemplar',
      'Cooperativa del Mercado',
      'Hospital Virgen del Ensayo',
      'Imprenta Tipo',
      'Universidad Modelo',
    ],
    firm: ['Digital', 'del Sur', 'y Asociados', 'S. A.', 'de Ingeniería'],
    job: ['Diseñadora sénior', 'Jefe de producto', 'Investigadora', 'Analista de datos', 'Becario'],
    work: ['Un estudio de', 'Herramienta para', 'Mapa de', 'Hacia una medida de', 'Archivo de'],
    of: ['los vientos del norte', 'rótulos de la ciudad', 'la lectura en pantallas', 'redes de sensores'],
  },
};

/** Returns a realistic résumé with dates, in one of several languages, generated from a number. */
export function generatedResume(number: number): string {
  const pick = picker(`resume ${number}`);
  const languages = Object.entries(parts);
  const [language, { who, firm, job, work, of }] = languages[number % languages.length] ?? ['en', parts.en];
  const one = (list: readonly string[]) => list[pick(list.length)] ?? '';
  const firms = () => `${one(who)}${pick(3) ? ` ${one(firm)}` : ''}`;
  const works = () => `${one(work)} ${one(of)}`;
  const date = () => `${2008 + pick(18)}-0${1 + pick(9)}`;
  const some = <Entry>(most: number, entry: () => Entry) => range(pick(most + 1)).map(entry);
  return JSON.stringify({
    basics: { name: 'Ada Example', email: 'ada@example.com' },
    language,
    work: some(7, () => ({ name: firms(), position: one(job), startDate: date() })),
    projects:
      number % 3 ? some(9, () => ({ name: works(), entity: pick(2) ? firms() : undefined, startDate: date() })) : [],
    publications: some(6, () => ({ name: works(), publisher: firms(), releaseDate: date() })),
    awards: some(3, () => ({ title: works(), awarder: firms(), date: date() })),
    certificates: some(3, () => ({ name: works(), issuer: firms(), date: date() })),
    education: some(2, () => ({ institution: firms(), studyType: 'BSc', area: one(of), endDate: date() })),
    volunteer: some(2, () => ({ organization: firms(), position: one(job), startDate: date() })),
  });
}
