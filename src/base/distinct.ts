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

/** Whether a text is the same as another, or ends with it after a comma: `Acme, Berlin` includes `Berlin`. */
const says = (text: string | undefined, fact: string | undefined) =>
  fact !== undefined &&
  (text === fact || /([,،] |[，、])$/.test(text?.endsWith(fact) ? text.slice(0, -fact.length) : ''));

/** Returns a job without a title that is the company's name, and without a location that the company's name ends with. */
export function distinctJob<Facts extends JobFields>(job: Facts): Facts {
  const { title, company, location } = job;
  return {
    ...job,
    title: title === company ? undefined : title,
    location: says(company, location) ? undefined : location,
  };
}

/** Returns a degree without an institution that its title ends with. */
export function distinctDegree<Facts extends Degree>(degree: Facts): Facts {
  return says(degree.title, degree.institution) ? { ...degree, institution: undefined } : degree;
}
