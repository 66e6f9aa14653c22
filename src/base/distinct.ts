/** Fields that are shown beside each other, without those that another one already includes. */

interface JobFields {
  title?: string;
  company?: string;
  location?: string;
}

interface Degree {
  title?: string;
  institution?: string;
}

/** Returns whether a text is the same as another, or ends with it after a comma: `Acme, Berlin` includes `Berlin`. */
const includes = (text: string | undefined, value: string | undefined) =>
  value !== undefined &&
  (text === value || /([,،] |[，、])$/.test(text?.endsWith(value) ? text.slice(0, -value.length) : ''));

/** Returns a job without a title that is the company's name, and without a location that the company's name ends with. */
export function distinctJob<Fields extends JobFields>(job: Fields): Fields {
  const { title, company, location } = job;
  return {
    ...job,
    title: title === company ? undefined : title,
    location: includes(company, location) ? undefined : location,
  };
}

/** Returns a degree without an institution that its title ends with. */
export function distinctDegree<Fields extends Degree>(degree: Fields): Fields {
  return includes(degree.title, degree.institution) ? { ...degree, institution: undefined } : degree;
}
