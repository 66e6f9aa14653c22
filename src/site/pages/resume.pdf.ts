import type { APIRoute } from 'astro';
import { absolute, routes } from '#base/urls.ts';
import { compileResume } from '#documents/resume/compile.ts';
import { resumeData } from '#documents/resume/data.ts';
import { getAbout, getEducation, getExperience, getProjects, getResumeFile, getSite, getSkills } from '../content.ts';

async function makeResume(address: URL | undefined): Promise<Uint8Array> {
  const [site, about, experience, projects, skills, education] = await Promise.all([
    getSite(),
    getAbout(),
    getExperience(),
    getProjects(),
    getSkills(),
    getEducation(),
  ]);
  const intro = about?.data.intro;
  return compileResume(
    resumeData({ site, intro, experience, projects, skills, education, address: absolute(routes.about, address) }),
  );
}

/** The résumé: the owner's own, or one from the same content as the pages. */
export const GET: APIRoute = async ({ site: address }) => {
  const pdf = (await getResumeFile()) ?? (await makeResume(address));
  return new Response(Uint8Array.from(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};
