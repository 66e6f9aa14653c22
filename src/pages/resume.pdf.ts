import type { APIRoute } from 'astro';
import { getAbout, getEducation, getExperience, getProjects, getSite, getSkills } from '../content.ts';
import { absolute, routes } from '../lib/urls.ts';
import { compileResume } from '../resume/compile.ts';
import { resumeData } from '../resume/data.ts';

/** The résumé, from the same content as the pages. */
export const GET: APIRoute = async ({ site: address }) => {
  const [site, about, experience, projects, skills, education] = await Promise.all([
    getSite(),
    getAbout(),
    getExperience(),
    getProjects(),
    getSkills(),
    getEducation(),
  ]);
  const data = resumeData({
    site,
    intro: about?.data.intro,
    experience,
    projects,
    skills,
    education,
    address: absolute(routes.about, address),
  });
  return new Response(Uint8Array.from(await compileResume(data)), { headers: { 'Content-Type': 'application/pdf' } });
};
