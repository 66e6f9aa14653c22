import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { uiStringsFor } from '#base/uiStrings.ts';
import { CaseStudy } from './CaseStudy.tsx';
import { projects } from './section.ts';

const picture = { kind: 'drawing', viewBox: '0 0 120 80', markup: '' } as const;
const project = {
  title: 'Cards',
  category: 'personal' as const,
  draft: false,
  aliases: [],
  technologies: [],
  highlights: ['Played by two hundred.', 'Never lost a game.'],
};

it('shows highlights above the case study', () => {
  const pictures = { image: picture, showcaseImage: picture, caseStudyImage: picture };
  render(
    <CaseStudy
      project={{ ...project, ...pictures, slug: 'cards', figure: 1, tone: 'personal', href: '/', path: '/' }}
      html="<p>Text</p>"
    />,
  );
  const list = screen.getByText('Never lost a game.').closest('ul');
  expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual(project.highlights);
  expect(list?.nextElementSibling?.textContent).toBe('Text');
});

it('names highlights in documents', () => {
  expect(projects.resume([project], uiStringsFor())?.entries[0]?.bullets).toEqual(project.highlights);
  expect(projects.jsonResume.write([project])).toMatchObject([{ highlights: project.highlights }]);
});
