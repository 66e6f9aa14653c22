import { routes, skillPath } from '#base/urls.ts';
import { provenGroups, skillId } from '#content/evidence.ts';
import { isBuilt } from '#content/routes.ts';
import { Background } from '#sections/about/Background.tsx';
import { openingOf } from '#sections/about/section.ts';
import { MoreSection } from '#sections/more/MoreSection.tsx';
import { moreId } from '#sections/more/schema.ts';
import { onAbout } from '#sections/publications/keys.ts';
import { Publications } from '#sections/publications/Publications.tsx';
import { References } from '#sections/references/References.tsx';
import { TechStack } from '#sections/skills/TechStack.tsx';
import { Writing } from '#sections/writing/Writing.tsx';
import type { Drawings } from '../drawSections.tsx';

export const aboutDrawings: Drawings = {
  about: (about, { id, texts }) => {
    const { rest } = openingOf(about);
    const html = texts.get(about.body);
    return (rest || html) && <Background id={id} rest={rest} html={html} lang={about.lang} />;
  },
  skills: (skills, { id, content }) => {
    const { heading, lang } = skills;
    const proven = new Set(provenGroups(content).flatMap((group) => group.skills.map(({ id }) => id)));
    const pathOf = (name: string) => (proven.has(skillId(name)) ? skillPath(skillId(name)) : undefined);
    const drawing = <TechStack id={id} {...skills} pathOf={pathOf} />;
    return heading === undefined ? drawing : [{ id, name: heading, isOwnerText: true, lang, drawing }];
  },
  publications: (publications, { id, cite, content: { site, pages, application } }) => {
    const hasList = isBuilt(routes.publications, pages);
    return (
      <Publications
        id={id}
        publications={onAbout(publications, hasList)}
        areAll={!hasList && !application}
        marks={site.publications.marks}
        all={hasList ? publications.length : undefined}
      >
        {cite}
      </Publications>
    );
  },
  writing: (posts, { id }) => <Writing id={id} posts={posts} />,
  references: (references, { id, foldAfter }) => <References id={id} foldAfter={foldAfter} references={references} />,
  more: (more, { texts }) =>
    more.flatMap((section) => {
      const { slug, lang, heading, entries, body } = section;
      const html = texts.get(body);
      if (!html && !entries?.length) return [];
      const id = moreId(slug);
      const drawing = <MoreSection {...section} id={id} html={html} />;
      return { id, name: heading, isOwnerText: true, lang, drawing };
    }),
};
