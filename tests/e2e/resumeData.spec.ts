import { expect, test } from './test.ts';

interface Resume {
  basics: { name: string; label: string; email: string; phone: string; summary: string; profiles: { url: string }[] };
  work: { name: string; position: string; url: string; highlights: string[]; keywords: string[] }[];
  education: { institution: string; studyType: string }[];
  skills: { name: string; keywords: string[] }[];
  interests: { name: string; keywords: string[] }[];
  publications: { name: string; publisher: string; releaseDate: string; url: string }[];
  projects: { name: string; description: string; type: string; keywords: string[]; url?: string }[];
}

test('the résumé for programs is named in the head, and says what the pages say', async ({ page, request }) => {
  await page.goto('/');
  const link = page.locator('head link[rel=alternate][type="application/json"]');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('application/json');
  const resume: Resume = await response.json();
  const main = page.getByRole('main');
  const { name, label, email, phone, summary, profiles } = resume.basics;
  await expect(page.getByRole('banner')).toContainText(name);
  for (const text of [label, summary]) await expect(main).toContainText(text);
  for (const { institution, studyType } of resume.education) {
    await expect(page.locator('#education')).toContainText(institution);
    await expect(page.locator('#education')).toContainText(studyType);
  }
  const chips = page.locator('#tech-stack li');
  await expect(chips).toHaveText(resume.skills.flatMap(({ keywords }) => keywords));
  await expect(page.locator('#interests h3')).toHaveText(resume.interests.map((interest) => interest.name));
  await expect(page.locator('#interests li p')).toHaveText(resume.interests.flatMap(({ keywords }) => keywords));
  const publications = page.locator('#publications li');
  await expect(publications).toHaveCount(resume.publications.length);
  for (const [index, { name: title, publisher, releaseDate, url }] of resume.publications.entries()) {
    const item = publications.nth(index);
    for (const text of [title, publisher, releaseDate.slice(0, 4)]) await expect(item).toContainText(text);
    await expect(item.locator(`a[href="${url}"]`)).toHaveCount(1);
  }

  await page.goto('/experience');
  const entries = page.locator('main ol > li');
  await expect(entries).toHaveCount(resume.work.length);
  for (const [index, { name: company, position, url, highlights, keywords }] of resume.work.entries()) {
    const entry = entries.nth(index);
    await expect(entry.getByRole('heading')).toHaveText(position);
    await expect(entry.getByRole('link', { name: company })).toHaveAttribute('href', url);
    await expect(entry.locator('.text li')).toHaveText(highlights);
    await expect(entry.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).toHaveText(keywords);
  }

  await page.goto('/projects');
  const cards = main.locator('li[data-category]');
  await expect(cards).toHaveCount(resume.projects.length);
  for (const [index, { name: title, description, type, keywords, url }] of resume.projects.entries()) {
    const card = cards.nth(index);
    await expect(card).toHaveAttribute('data-category', type);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card).toContainText(description);
    await expect(card.getByRole('list', { name: 'Technologies' }).getByRole('listitem')).toHaveText(keywords);
    if (url) await expect(card.locator(`a[href="${url}"]`)).toHaveCount(1);
    else await expect(card).toContainText('Private');
  }

  await page.goto('/contact');
  for (const text of [email, phone]) await expect(main).toContainText(text);
  for (const { url } of profiles) await expect(main.locator(`a[href="${url}"]`)).toHaveCount(1);
});
