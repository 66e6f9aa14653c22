import type { Organization, OrganizationRole } from 'schema-dts';
import { orNothing } from '#base/group.ts';
import { type Absolute, globalId } from '#base/urls.ts';
import { placeOfEntry } from './experience.ts';
import type { ExperienceEntry } from './schema.ts';

type Role = OrganizationRole<Organization, 'worksFor'>;

/** Returns the owner's jobs with employers, roles and periods. Omits entries without a company. */
export const jobs = (entries: readonly ExperienceEntry[], at: Absolute): readonly Role[] | undefined =>
  orNothing(
    entries
      .filter(({ company }) => company)
      .map(({ slug, title, company, websiteUrl, start, end }) => {
        const { page, id } = placeOfEntry({ slug });
        return {
          '@type': 'OrganizationRole',
          '@id': globalId(id, at, page),
          roleName: title,
          startDate: start,
          endDate: end,
          worksFor: { '@type': 'Organization', name: company, url: websiteUrl },
        };
      }),
  );
