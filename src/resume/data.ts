import { formatPeriod } from '../lib/dates.ts';
import type { ExperienceEntry } from '../lib/experience.ts';
import type { Project } from '../lib/project.ts';
import type { EducationEntry, Site, Skills } from '../schemas.ts';
import { words } from '../words.ts';

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
  contact: { text: string; url: string | null }[];
  experience: {
    title: string;
    company: string | null;
    url: string | null;
    location: string | null;
    when: string | null;
    description: string[];
  }[];
  projects: { title: string; description: string | null; technologies: string[] }[];
  skills: { name: string; items: string[] }[];
  education: { title: string; institution: string | null; when: string | null }[];
  words: { experience: string; projects: string; skills: string; education: string };
}

interface Content {
  site: Site;
  intro?: string;
  experience: readonly ExperienceEntry[];
  projects: readonly Project[];
  skills?: Skills;
  education: readonly EducationEntry[];
  /** The site's own address, absolute. */
  address: string;
}

/** Gathers the résumé from the same content as the pages. */
export function resumeData({ site, intro, experience, projects, skills, education, address }: Content): ResumeData {
  const bare = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  const link = (url: string) => ({ text: bare(url), url });
  return {
    title: `${words.resume}: ${site.name}`,
    name: site.name,
    lang: 'en',
    paper: site.resume.paper === 'a4' ? 'a4' : 'us-letter',
    role: site.role ?? null,
    location: site.location ?? null,
    lookingFor: site.lookingFor ?? null,
    intro: intro ?? null,
    contact: [
      ...(site.email ? [{ text: site.email, url: `mailto:${site.email}` }] : []),
      ...(site.phone ? [{ text: site.phone, url: `tel:${site.phone.replace(/[^+\d]/g, '')}` }] : []),
      ...(address.includes('//localhost') ? [] : [link(address)]),
      ...site.links.map(({ url }) => link(url)),
    ],
    experience: experience.map(({ title, company, websiteUrl, location, start, end, description }) => ({
      // Without a title the company is the heading.
      title: title ?? company ?? '',
      company: title && company ? company : null,
      url: websiteUrl ?? null,
      location: location ?? null,
      when: formatPeriod({ start, end }, words.experience) ?? null,
      description,
    })),
    projects: projects.map(({ title, description, technologies }) => ({
      title,
      description: description ?? null,
      technologies,
    })),
    skills: (skills?.groups ?? []).map(({ name, items }) => ({ name, items: items.map((item) => item.name) })),
    education: education.map(({ title, institution, start, end }) => ({
      title: title ?? institution ?? '',
      institution: title && institution ? institution : null,
      when: (start ? formatPeriod({ start, end }, words.experience) : end) ?? null,
    })),
    words: {
      experience: words.experience.heading,
      projects: words.projects.heading,
      skills: words.about.techStack,
      education: words.about.education,
    },
  };
}
