import type { ReactNode } from 'react';
import type { FormTarget } from '#base/formServices.ts';
import { hasPublicUrl } from '#base/siteUrl.ts';
import { type Absolute, routes } from '#base/urls.ts';
import { vCard } from '#documents/vCard.ts';
import { MenuPage } from '../layout/MenuPage.tsx';
import type { PageContent } from '../prepare.ts';
import { ContactBody } from './ContactBody.tsx';

interface Props {
  content: PageContent;
  target?: FormTarget;
  at: Absolute;
  send?: ReactNode;
}

export function ContactPage({ content, target, at, send }: Props) {
  const { name, email, emailInFiles, phone, location, links, resume } = content.site;
  // Only name, email, phone and site URL: less data makes larger modules, which scan better.
  const home = at(routes.about);
  const shared = emailInFiles ? email : undefined;
  const card =
    shared || phone
      ? vCard({ name, email: shared, phone, urls: hasPublicUrl(new URL(home)) ? [home] : [] })
      : undefined;
  return (
    <MenuPage content={content} page="contact">
      <ContactBody {...{ target, email, phone, location, links, card }} resumeName={resume.word ? name : undefined}>
        {send}
      </ContactBody>
    </MenuPage>
  );
}
