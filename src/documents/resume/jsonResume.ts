import type { Site } from '#sections/contentFiles.ts';
import { mapSections, type SectionValues } from '#sections/index.ts';
import { basics } from '#sections/owner/jsonResume.ts';

type JsonResumeContent = SectionValues & {
  site: Site;
  /** Absolute URLs of the site and of this file. Undefined without a public site URL. */
  urls?: { site: string; file: string };
  photoUrl?: string;
  imageOf?: (entry: object) => string | undefined;
};

/** Returns the résumé as JSON Resume 1.0.0 (https://jsonresume.org/schema). Missing fields are undefined. */
export function jsonResume({ site, urls, photoUrl, imageOf, ...values }: JsonResumeContent) {
  const lists = mapSections(values, ({ jsonResume }, value) => {
    const entries = jsonResume?.write(value, imageOf);
    return jsonResume && entries && [jsonResume.list, entries];
  });
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics.write({ ...values, site, url: urls?.site, image: photoUrl }),
    ...Object.fromEntries(lists),
    // JSON Resume has no field for the language; import reads this one.
    meta: {
      version: 'v1.0.0',
      canonical: urls?.file,
      language: site.language === 'en' ? undefined : site.language,
    },
  };
}
