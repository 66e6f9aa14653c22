import { createTypesetter, tightest } from '../src/documents/resume/compile.ts';
import type { ResumeData } from '../src/documents/resume/data.ts';
import { type ResumeEntry, type ResumeSection, resumeEntry } from '../src/sections/resumeSection.ts';
import { type Pdf, readPdf } from './pdf.ts';

/** A résumé with only a name. */
export const emptyResume: ResumeData = {
  title: 'Résumé: Ada Example',
  name: 'Ada Example',
  lang: 'en',
  paper: 'us-letter',
  role: null,
  location: null,
  lookingFor: null,
  summary: [],
  contact: [],
  facts: [],
  sections: [],
};

/** Returns a section of entries. */
export const entries = (...all: ResumeEntry[]): ResumeSection => ({ heading: 'Experience', entries: all, rows: [] });

/** Returns an entry of a company, with bullets. */
export const entry = (title: string, bullets: readonly string[], fields: Partial<ResumeEntry> = {}): ResumeEntry =>
  resumeEntry(title, { organization: { text: 'Firm', url: null }, bullets, ...fields });

/** Returns an employer with several roles. */
export const employer = (...roles: ResumeEntry[]): ResumeEntry => resumeEntry('Firm', { when: '2020', roles });

/** Returns a section of rows. */
export const rows = (count: number): ResumeSection => ({
  heading: 'Skills',
  entries: [],
  rows: Array.from({ length: count }, (_, index) => ({ name: `Group ${index + 1}`, items: ['Rust', 'Go'] })),
});

/** Typesets a résumé once, as tight as it may be: most tests don't depend on the spacing, whose search takes longest. */
export const typesetOnce = async (data: ResumeData) => (await createTypesetter(data))(tightest).toPdf();

/** Typesets a résumé with a name and this data, and reads it back. */
export async function readResume(data: Partial<ResumeData>): Promise<Pdf> {
  return readPdf(await typesetOnce({ ...emptyResume, ...data }));
}
