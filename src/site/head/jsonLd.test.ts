import { expect, it } from 'vitest';
import { absolute } from '#base/urls.ts';
import { siteWith } from '../../../tests/entries.ts';
import { only, readGraph } from '../../../tests/schemaOrg.ts';
import { jsonLd, pageGraph } from './jsonLd.ts';
import { contactData } from './pageData.ts';

const at = (path: string) => absolute(path, new URL('https://example.com'), '/me');
const owner = siteWith();
const page = { path: '/contact', title: 'Contact', description: 'A & B', siteName: owner.name };
const data = contactData(owner, at);

it('makes one graph of site, page, breadcrumbs and nodes, with stable ids', async () => {
  const nodes = await readGraph(jsonLd(pageGraph(data, page, at)));
  const named = [...nodes.keys()].filter((id) => !id.startsWith('_:'));
  expect(named.sort()).toEqual(
    [
      'https://example.com/me/#person',
      'https://example.com/me/#website',
      'https://example.com/me/contact#breadcrumb',
      'https://example.com/me/contact#page',
    ].sort(),
  );
  const contact = only(nodes, 'ContactPage');
  expect(contact.node('mainEntity').type).toBe('Person');
  expect(contact.node('isPartOf').node('publisher')).toBe(contact.node('mainEntity'));
  const trail = contact.node('breadcrumb').nodes('itemListElement');
  expect(trail.map((crumb) => [crumb.text('position'), crumb.text('name'), crumb.text('item')])).toEqual([
    ['1', 'Home', 'https://example.com/me/'],
    ['2', 'Contact', 'https://example.com/me/contact'],
  ]);
});

it('ends no script element in its page', async () => {
  const title = '</script><script>alert(1)</script><!--';
  const text = jsonLd(pageGraph(data, { ...page, title }, at));
  expect(text).not.toMatch(/<[/!s]/);
  expect(only(await readGraph(text), 'ContactPage').text('name')).toBe(title);
});

it('has no breadcrumbs on Home', async () => {
  const nodes = await readGraph(jsonLd(pageGraph({ ...data, trail: undefined }, page, at)));
  expect(only(nodes, 'ContactPage').properties).not.toContain('breadcrumb');
});
