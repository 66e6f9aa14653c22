/** Types of BibTeX and biblatex that can be cited (https://ctan.org/pkg/biblatex, section 2.1). */
export const entryTypes: readonly string[] = `
  article artwork audio book bookinbook booklet collection conference dataset electronic image inbook incollection
  inproceedings inreference jurisdiction legal legislation letter manual mastersthesis misc movie music mvbook
  mvcollection mvproceedings mvreference online patent performance periodical phdthesis proceedings reference
  report review software standard suppbook suppcollection suppperiodical techreport thesis unpublished video www`
  .trim()
  .split(/\s+/);

/** The fields of a citation (biblatex 2.2). Others, such as notes, paths and abstracts, are the owner's own. */
export const citedFields: readonly string[] = `
  author editor translator bookauthor title subtitle titleaddon booktitle booksubtitle maintitle journal
  journaltitle shortjournal series eventtitle eventdate venue year month day date volume number issue part chapter
  edition version pages pagetotal eid type howpublished publisher organization institution school address location
  isbn issn doi eprint eprinttype eprintclass archiveprefix primaryclass url urldate pubstate language langid note`
  .trim()
  .split(/\s+/);
