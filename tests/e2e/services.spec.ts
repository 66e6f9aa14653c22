/** One line of content for each form service, tried in the site in development, where the owner chooses it. */
import { nameOnlySite } from '../owners.ts';
import type { Copy } from '../site.ts';
import { expect, test, write } from './service.ts';

const services = [
  ['FormSubmit with its alias', '{ service: formsubmit, id: a1b2c3 }', '/formsubmit/a1b2c3'],
  ['Formspree', '{ service: formspree, id: a1b2c3 }', '/formspree/f/a1b2c3'],
  ['Web3Forms', '{ service: web3forms, id: a1b2-c3 }', '/web3forms/submit'],
  ['Basin', '{ service: basin, id: a1b2c3 }', '/basin/f/a1b2c3'],
  ['Netlify', '{ service: netlify }', '/netlify/contact#sent'],
] as const;

test.describe('a form for', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Copy;
  let output: () => string;
  let address: string;

  test.beforeAll(async () => {
    // How long it takes to start is the machine's affair.
    test.setTimeout(300_000);
    site = nameOnlySite('Ada Lovelace', {});
    output = await site.start('dev', /Local +http/, { PORT: '0' });
    [, address = ''] = /Local +(http:\/\/[^\s/]+)/.exec(output()) ?? [];
    // The first page waits until everything is transformed.
    await fetch(`${address}/contact`);
  });
  test.afterAll(() => site.remove());

  for (const [name, line, action] of services) {
    test(`${name} sends, and leads back`, async ({ page, problems }) => {
      const contact = async () => (await fetch(`${address}/contact`)).text();
      site.write('content/site.yaml', `name: Ada Lovelace\nemail: ada@lovelace.dev\nform: ${line}\n`);
      await expect.poll(contact).toContain(` action="${address}/__message${action}"`);
      const withoutMailLinks = (await contact()).replaceAll(/<a href="mailto:[^"]*">[^<]*<\/a>/g, '');
      expect(withoutMailLinks, 'the e-mail stands in mail links alone').not.toContain('ada@lovelace.dev');

      // A page in development loads itself anew for a change that it is told of late, with what was written in it.
      await page.routeWebSocket(/./, () => {});
      await page.goto(`${address}/contact`);
      await write(page);
      // What it said of the services before is not said of this one.
      const from = output().length;
      await page.getByRole('button', { name: 'Send message' }).click();
      // Basin's way back is in its settings, which a form cannot know.
      const end = name === 'Basin' ? page.getByText('Thank you. (Basin') : page.getByText('Message sent');
      await expect(end).toBeVisible();
      expect(output().slice(from)).toContain(`Message received in place of ${name.split(' ')[0]} (nothing`);
      expect(output().slice(from)).toContain('message: One line\r\nand another');
      // Basin's page is none of the site's.
      if (name === 'Basin') problems.length = 0;
    });
  }
});
