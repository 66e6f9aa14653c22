/** One line of content for each form service, built and served as the owner would: `npm start`. */
import { nameOnlySite } from '../owners.ts';
import type { Copy } from '../site.ts';
import { expect, test, write } from './service.ts';

const services = [
  ['FormSubmit with its alias', '{ service: formsubmit, id: a1b2c3 }', 'https://formsubmit.co/a1b2c3'],
  ['Formspree', '{ service: formspree, id: a1b2c3 }', 'https://formspree.io/f/a1b2c3'],
  ['Web3Forms', '{ service: web3forms, id: a1b2-c3 }', 'https://api.web3forms.com/submit'],
  ['Basin', '{ service: basin, id: a1b2c3 }', 'https://usebasin.com/f/a1b2c3'],
  ['Netlify', '{ service: netlify }', '/contact#sent'],
] as const;

test.describe('a form for', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Copy;
  test.beforeAll(() => {
    // Of an owner with little to show, since each is built.
    site = nameOnlySite('Ada Lovelace', {});
  });
  test.afterAll(() => site.remove());

  for (const [name, line, action] of services) {
    test(`${name} sends, and leads back`, async ({ page, problems }) => {
      // It builds a site; how long that takes is the machine's affair.
      test.setTimeout(300_000);
      site.write('content/site.yaml', `name: Ada Lovelace\nemail: ada@lovelace.dev\nform: ${line}\n`);
      const output = await site.start('start', /The site is at/, { PORT: '0' });
      const [, address = ''] = /The site is at (\S+)/.exec(output()) ?? [];

      const html = site.read('dist/contact.html');
      expect(html).toContain(` action="${action}"`);
      const withoutMailLinks = html.replaceAll(/<a href="mailto:[^"]*">[^<]*<\/a>/g, '');
      expect(withoutMailLinks, 'the e-mail stands in mail links alone').not.toContain('ada@lovelace.dev');

      await page.goto(`${address}/contact`);
      await write(page);
      await page.getByRole('button', { name: 'Send message' }).click();
      // Basin's way back is in its settings, which a form cannot know.
      const end = name === 'Basin' ? page.getByText('Thank you. (Basin') : page.getByText('Message sent');
      await expect(end).toBeVisible();
      expect(output()).toContain(`Message received in place of ${name.split(' ')[0]} (nothing`);
      expect(output()).toContain('message: One line\r\nand another');
      // Basin's page is none of the site's.
      if (name === 'Basin') problems.length = 0;
    });
  }
});
