/** The data of all sections: what each kind of content is, for whatever works with all of them. Drawings are listed by the pages. */

import { about } from './about/schema.ts';
import { education } from './education/schema.ts';
import { experience } from './experience/schema.ts';
import { interests } from './interests/schema.ts';
import { site } from './owner/schema.ts';
import { projects } from './projects/schema.ts';
import { skills } from './skills/schema.ts';

/**
 * Which files of `content/` hold what, as globs from there. Markdown files carry fields in front matter; BibTeX is read by
 * publications/.
 */
export const contentFiles = { site, about, skills, education, interests, projects, experience } as const;
