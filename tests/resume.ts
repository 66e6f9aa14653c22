import { compileResume } from '../src/documents/resume/compile.ts';
import type { ResumeData } from '../src/documents/resume/data.ts';
import { type Pdf, readPdf } from './pdf.ts';

/** A résumé that says no more than a name. */
export const emptyResume: ResumeData = {
  title: 'Résumé: Ada Example',
  name: 'Ada Example',
  lang: 'en',
  paper: 'us-letter',
  role: null,
  location: null,
  lookingFor: null,
  intro: null,
  contact: [],
  experience: [],
  projects: [],
  skills: [],
  education: [],
  words: { experience: 'Experience', projects: 'Projects', skills: 'Skills', education: 'Education' },
};

/** Sets a résumé that says this besides a name, and reads it. */
export async function readResume(said: Partial<ResumeData>): Promise<Pdf> {
  return readPdf(await compileResume({ ...emptyResume, ...said }));
}
