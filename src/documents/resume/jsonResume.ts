import type { EducationEntry } from '#sections/education/schema.ts';
import type { ExperienceFacts } from '#sections/experience/schema.ts';
import type { Site } from '#sections/owner/schema.ts';
import type { ProjectFacts } from '#sections/projects/schema.ts';
import type { Publication } from '#sections/publications/publication.ts';
import type { Skills } from '#sections/skills/schema.ts';

interface Content {
  site: Site;
  intro?: string;
  experience: readonly Omit<ExperienceFacts, 'logoUrl'>[];
  projects: readonly Omit<ProjectFacts, 'imageSrc' | 'shortTitle'>[];
  skills?: Skills;
  education: readonly EducationEntry[];
  interests: readonly { name: string; text?: string }[];
  publications?: readonly Publication[];
  /** The addresses of the site and of this file, absolute; absent while the site stands on this machine only. */
  address?: { site: string; file: string };
}

/** `Lyon, France` is a city and what lies around it. */
function splitAtComma(text: string): [string, string | undefined] {
  const [first = '', ...rest] = text.split(', ');
  return [first, rest.length ? rest.join(', ') : undefined];
}

/** Only what its owner leaves out of the résumé is left out: a list for programs has no last page. */
const isIn = ({ resume }: { resume?: boolean }) => resume !== false;

const orNothing = <Item>(items: readonly Item[]) => (items.length ? items : undefined);

/**
 * The résumé as JSON Resume 1.0.0 (https://jsonresume.org/schema), from the same content as the pages.
 * What content does not say is absent. `work[].keywords` is the one field beyond the schema, which allows such.
 */
export function jsonResume(content: Content) {
  const { site, intro, experience, projects, skills, education, interests, publications = [], address } = content;
  const [city, region] = splitAtComma(site.location ?? '');
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: site.name,
      label: site.role,
      email: site.email,
      phone: site.phone,
      url: address?.site,
      summary: intro,
      location: site.location ? { city, region } : undefined,
      profiles: orNothing(site.links.map(({ name, url }) => ({ network: name, url }))),
    },
    work: orNothing(
      experience
        .filter(isIn)
        .map(({ title, company, websiteUrl, location, start, end, description, technologies }) => ({
          name: company,
          position: title,
          location,
          url: websiteUrl,
          startDate: start,
          endDate: end,
          highlights: orNothing(description),
          keywords: orNothing(technologies),
        })),
    ),
    education: orNothing(
      education.filter(isIn).map(({ title, institution, start, end }) => {
        const [studyType, area] = splitAtComma(title ?? '');
        return { institution, studyType: studyType || undefined, area, startDate: start, endDate: end };
      }),
    ),
    skills: orNothing(
      (skills?.groups ?? [])
        .filter(isIn)
        .map(({ name, items }) => ({ name, keywords: items.filter(isIn).map((item) => item.name) })),
    ),
    interests: orNothing(interests.map(({ name, text }) => ({ name, keywords: text ? [text] : undefined }))),
    projects: orNothing(
      projects
        .filter(isIn)
        .map(({ title, description, category, role, date, technologies, demoLink, codeLink, youtubeLink }) => ({
          name: title,
          description,
          type: category,
          roles: role ? [role] : undefined,
          // The one date of a project is that of its newest state.
          endDate: date,
          keywords: orNothing(technologies),
          url: demoLink ?? codeLink ?? youtubeLink,
        })),
    ),
    publications: orNothing(
      publications.map(({ title, container, publisher, date, links }) => ({
        name: title,
        publisher: container ?? publisher,
        releaseDate: date,
        url: links.doi ?? links.arxiv ?? links.web ?? links.pdf,
      })),
    ),
    meta: { version: 'v1.0.0', canonical: address?.file },
  };
}
