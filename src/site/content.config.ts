import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { slugOfFile } from '#base/slug.ts';
import { contentFiles } from '#sections/index.ts';
import { publicationsFile, publicationsSchema } from '#sections/publications/schema.ts';
import { bibtexFile } from './bibtexLoader.ts';

const { site, about, skills, education, interests, projects, experience } = contentFiles;
/** An entry is known by its file's name: `projects/online-card-game.md` is `online-card-game`. */
const files = (pattern: string) =>
  glob({ base: './content', pattern, generateId: ({ entry }) => slugOfFile(entry).replace(/\.yaml$/, '') });

/** Which files of `content/` Astro loads, and against which schema. */
export const collections = {
  site: defineCollection({ loader: files(site.pattern), schema: site.schema }),
  about: defineCollection({ loader: files(about.pattern), schema: about.schema }),
  skills: defineCollection({ loader: files(skills.pattern), schema: skills.schema }),
  education: defineCollection({ loader: files(education.pattern), schema: education.schema }),
  interests: defineCollection({ loader: files(interests.pattern), schema: interests.schema }),
  projects: defineCollection({ loader: files(projects.pattern), schema: projects.schema }),
  experience: defineCollection({ loader: files(experience.pattern), schema: experience.schema }),
  publications: defineCollection({
    loader: bibtexFile(publicationsFile),
    schema: publicationsSchema,
  }),
};
