import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatPeriod } from '#base/dates.ts';
import { uiLanguages } from '#base/uiStrings/languages.ts';
import { uiStringsFor } from '#base/uiStrings.ts';
import { ExperienceList } from '#sections/experience/ExperienceList.tsx';
import { ProjectCard } from '#sections/projects/ProjectList.tsx';
import { PostBody } from '#sections/writing/PostBody.tsx';
import { job, post, project, shown } from '../../tests/entries.ts';
import { Counts, Dates } from './Text.tsx';

it.each(Object.keys(uiLanguages))('breaks a line after the dash of a period alone: %s', (language) => {
  const period = formatPeriod({ start: '2025-08', end: '2026-05' }, uiStringsFor(language)) ?? '';
  const { container } = render(<Dates>{period}</Dates>);
  expect(container.textContent).toMatch(/^[^ ]+(～|[–—~] )[^ ]+$/);
});

it('joins numbers of things to the next word', () => {
  const { container } = render(<Counts>1 year 2 months, ٣ مشاريع</Counts>);
  expect(container.textContent).toBe('1\u00a0year 2\u00a0months, ٣\u00a0مشاريع');
});

it('joins numbers and units on pages', () => {
  const entry = job({ summary: 'A shaft of 5 mm.', description: ['A load of 6 kg.'] });
  const { container } = render(
    <ul>
      <li>
        <ExperienceList entries={[entry]} logos={new Map()} present="2026-11" dataMineUrl="" />
      </li>
      <ProjectCard shown={shown(project({ description: 'A disk of 7 GB.' }))} index={0} count={1} />
      <li>
        <PostBody topics={[]} post={post({ description: 'A beam of 8 m.' })} image={shown(project()).cover.page} />
      </li>
    </ul>,
  );
  for (const joined of ['5\u00a0mm', '6\u00a0kg', '7\u00a0GB', '8\u00a0m'])
    expect(container.textContent).toContain(joined);
});
