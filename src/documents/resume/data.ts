import { formatPeriod } from '#base/dates.ts';
import { dialled } from '#base/dialled.ts';
import { distinctDegree, distinctPost } from '#base/distinct.ts';
import { type Words, wordsFor } from '#base/words.ts';
import type { EducationEntry } from '#sections/education/schema.ts';
import type { ExperienceFacts } from '#sections/experience/schema.ts';
import type { Site } from '#sections/owner/schema.ts';
import { places } from '#sections/projects/caseTracks.ts';
import type { Project } from '#sections/projects/project.ts';
import type { ProjectFacts } from '#sections/projects/schema.ts';
import type { Skills } from '#sections/skills/schema.ts';

/** Text that leads somewhere, or nowhere. */
interface Link {
  text: string;
  url: string | null;
}

/** What the résumé's template is given: plain text and addresses; `null` where the owner says nothing. */
export interface ResumeData {
  title: string;
  name: string;
  lang: string;
  paper: 'us-letter' | 'a4';
  role: string | null;
  location: string | null;
  lookingFor: string | null;
  intro: string | null;
  contact: Link[];
  experience: {
    title: Link;
    company: Link | null;
    location: string | null;
    when: string | null;
    description: string[];
  }[];
  projects: { title: string; description: string | null; technologies: string[]; links: Link[] }[];
  skills: { name: string; items: string[] }[];
  education: { title: string; institution: string | null; when: string | null }[];
  words: { experience: string; projects: string; skills: string; education: string };
}

interface Content {
  site: Site;
  intro?: string;
  experience: readonly ExperienceFacts[];
  projects: readonly (ProjectFacts & Pick<Project, 'figure'>)[];
  skills?: Skills;
  education: readonly EducationEntry[];
  /** The site's own address, absolute. */
  address: string;
}

/** The longest address that is shown as it is; a longer one is shown by its name. */
const longestAddress = 48;

function shown(url: string, name: string): Link {
  const bare = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return { text: bare.length > longestAddress ? name : bare, url };
}

function projectLinks({ codeLink, youtubeLink, demoLink }: ProjectFacts, words: Words): Link[] {
  const { code, youtube, demo } = words.projects;
  const links = [
    { text: code, url: codeLink },
    { text: youtube, url: youtubeLink },
    { text: demo, url: demoLink },
  ];
  return links.flatMap(({ text, url }) => (url ? [{ text, url }] : []));
}

/** Everything stands on the résumé that is not marked otherwise. */
const isIn = ({ resume }: { resume?: boolean }) => resume ?? true;

/** Gathers the résumé from the same content as the pages. */
export function resumeData({ site, intro, experience, projects, skills, education, address }: Content): ResumeData {
  const words = wordsFor(site.language);
  const groups = (skills?.groups ?? []).filter(isIn);
  return {
    title: `${words.resume}: ${site.name}`,
    name: site.name,
    lang: words.language,
    paper: site.resume.paper === 'a4' ? 'a4' : 'us-letter',
    role: site.role ?? null,
    location: site.location ?? null,
    lookingFor: site.lookingFor ?? null,
    intro: intro ?? null,
    contact: [
      ...(site.email ? [{ text: site.email, url: `mailto:${site.email}` }] : []),
      ...(site.phone ? [{ text: site.phone, url: `tel:${dialled(site.phone)}` }] : []),
      ...(address.includes('//localhost') ? [] : [shown(address, words.site)]),
      ...site.links.map(({ url, name }) => shown(url, name)),
    ],
    experience: experience.filter(isIn).map((entry) => {
      const { title, company, websiteUrl, location, description, ...period } = distinctPost(entry);
      const firm = company ? { text: company, url: websiteUrl ?? null } : null;
      return {
        // Without a title the company is the heading.
        title: title || !firm ? { text: title ?? '', url: null } : firm,
        company: title ? firm : null,
        location: location ?? null,
        when: formatPeriod(period, words) ?? null,
        description,
      };
    }),
    projects: projects
      // Those of the case on About: a résumé names the works that stand first.
      .filter(({ resume, figure }) => resume ?? figure <= places)
      .map((project) => ({
        title: project.title,
        description: project.description ?? null,
        technologies: project.technologies,
        links: projectLinks(project, words),
      })),
    skills: groups
      .map(({ name, items }) => ({ name, items: items.filter(isIn).map((item) => item.name) }))
      .filter(({ items }) => items.length > 0),
    education: education
      .filter(isIn)
      .map(distinctDegree)
      .map(({ title, institution, start, end }) => ({
        title: title ?? institution ?? '',
        institution: title && institution ? institution : null,
        when: (start ? formatPeriod({ start, end }, words) : end) ?? null,
      })),
    words: {
      experience: words.experience.heading,
      projects: words.projects.heading,
      skills: words.about.techStack,
      education: words.about.education,
    },
  };
}
