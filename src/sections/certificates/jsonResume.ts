import { room } from '#base/fields.ts';
import { linkNames, optionalText } from '#base/resume/fields.ts';
import { jsonResumeList } from '../jsonResumeList.ts';
import { monthFrom, summaryParagraph } from '../resumeEntries.ts';
import { type Certificate, certificatesFiles } from './schema.ts';

export const certificatesJsonResume = jsonResumeList({
  list: 'certificates',
  noun: 'certificate',
  names: 'certifications certificate licences licenses credentials',
  headings: {
    rank: 60,
    words: /certif|zertifi|licen[cs]|lizenz|certyf|sertif|сертиф|资格|資格|证书|證書|认证|자격/i,
  },
  areNames: true,
  files: certificatesFiles,
  fields: {
    name: optionalText,
    date: optionalText,
    issuer: optionalText,
    url: optionalText,
    expires: optionalText,
    summary: optionalText,
  },
  main: 'name',
  synonyms: {
    ...linkNames,
    name: 'title certificate certification',
    date: 'startdate releasedate issued year',
    issuer: 'organization authority awarder institution',
    expires: 'enddate expiry expirydate expirationdate validuntil',
    summary: 'description details',
  },
  needs: 'name',
  read({ name, date, issuer, url, expires, summary }, { reports, field }) {
    if (!name) return undefined;
    const beyond: string[] = [];
    return {
      title: reports.line(`${field}, name`, name, room.item, beyond),
      issuer: reports.line(`${field}, issuer`, issuer, room.item, beyond),
      date: monthFrom(`${field}, date`, date, reports),
      expires: monthFrom(`${field}, expires`, expires, reports),
      url: reports.url(`${field}, url`, url),
      summary: summaryParagraph(summary, beyond),
    };
  },
  write: ({ title, issuer, date, url, summary }: Certificate) => ({ name: title, date, issuer, url, summary }),
});
