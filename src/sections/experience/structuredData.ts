import type { Organization, OrganizationRole } from 'schema-dts';
import { orNothing } from '../section.ts';
import { entryId } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';

type Role = OrganizationRole<Organization, 'worksFor'>;

/**
 * Returns the owner's jobs with employers, roles and periods. Omits entries without a company.
 * @param page absolute URL of the page that shows them, in the first language
 */
export const jobs = (entries: readonly ExperienceEntry[], page: string): readonly Role[] | undefined =>
  orNothing(
    entries
      .filter(({ company }) => company)
      .map(({ slug, title, company, websiteUrl, start, end }) => ({
        '@type': 'OrganizationRole',
        '@id': `${page}#${entryId(slug)}`,
        roleName: title,
        startDate: start,
        endDate: end,
        worksFor: { '@type': 'Organization', name: company, url: websiteUrl },
      })),
  );
