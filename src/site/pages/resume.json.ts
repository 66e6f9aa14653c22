import type { APIRoute } from 'astro';
import { isPublished } from '#base/siteAddress.ts';
import { absolute, files, routes } from '#base/urls.ts';
import { jsonResume } from '#documents/resume/jsonResume.ts';
import {
  getAbout,
  getEducation,
  getExperience,
  getInterests,
  getProjects,
  getPublications,
  getSite,
  getSkills,
} from '../content.ts';

/** The résumé for programs, from the same content as the pages. */
export const GET: APIRoute = async ({ site: origin }) => {
  const [site, about, experience, projects, skills, education, interests, publications] = await Promise.all([
    getSite(),
    getAbout(),
    getExperience(),
    getProjects(),
    getSkills(),
    getEducation(),
    getInterests(),
    getPublications(),
  ]);
  const address = { site: absolute(routes.about, origin), file: absolute(files.resumeData, origin) };
  const resume = jsonResume({
    site,
    intro: about?.data.intro,
    experience,
    projects,
    skills,
    education,
    interests,
    publications,
    address: isPublished(origin) ? address : undefined,
  });
  return new Response(JSON.stringify(resume, null, 2), { headers: { 'Content-Type': 'application/json' } });
};
