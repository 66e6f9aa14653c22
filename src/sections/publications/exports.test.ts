/** BibTeX as programs and sites export it, with invented works and people: references, links and warnings. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isError, sentenceOf } from '#base/problems.ts';
import { written } from '../../../tests/publications.ts';
import { makePublications } from './publication.ts';
import { readPublications } from './read.ts';

const owner = 'Alex Example';

it.each([
  [
    'dblp',
    `
Example, A., et al. (2021). On Samples. CoRR, abs/2101.00001. https://arxiv.org/abs/2101.00001
Example, A., Sample, R., & Placeholder, K. (2020). Sorting in O(√n) Steps: A Sample Study of & Friends. In J. Müster (Ed.), Proceedings of the 37th Sample Conference, SAMPLE 2020, 13-18 July 2020, Virtual Event (Vol. 119, pp. 1–10). SMLR. https://proceedings.mlr.press/v119/example20a.html
Example, A. (2019). Which Diameter? In J. Müster & C. Stand-In (Eds.), Proceedings of the Sample Workshop, SW 2019, Zürich, Switzerland (pp. 17–24). Sample Press. https://doi.org/10.5555/3333.4444
`,
    '14:18 DBLP:conf/icml/ExampleSP20.url is http, but linked as https. Check that it opens.',
  ],
  [
    'acm',
    `
Example, A., & Sample, R. (2022). A Sample of Interaction: 50% More, 1/2 the Work. Proc. ACM Hum.-Comput. Interact., 5(CSCW1), Article 12. https://doi.org/10.1145/0000001.0000002
Example, A., & Placeholder, K. (2021). Samples at Scale. Proceedings of the 2021 Sample Conference on Human Factors, CHI ’21, 1–12. https://doi.org/10.1145/0000003.0000004
`,
  ],
  [
    'arxiv',
    `
Example, A., Sample, Ł., & van der Sample, R. (2023). Samples Are All You Need: O(n²) Bounds for √n Placeholders. arXiv. https://arxiv.org/abs/2301.12345
Example, A. (1999). Strings of Samples. arXiv. https://arxiv.org/abs/hep-th/9901001
`,
  ],
  [
    'googleScholar',
    `
Example, A. (2024). Samples and their places [PhD thesis]. Sample University.
Example, A., Sample, R., et al. (2020). Which diameter? A sample. arXiv Preprint arXiv:2004.00001. https://arxiv.org/abs/2004.00001
Example, A., & Müster, J. (2018). A sample of words. 2018 IEEE Sample Conference (SC), 1–6.
Example, A. (2017). The book of samples (Vol. 2). Sample Press.
Example, A. (2016, March 1). Device for samples. Google Patents.
`,
  ],
  [
    'zotero',
    `
Example, A. (in press). Yet to Come. Journal of Samples.
Example, A. (2022). Sample Tool (Version 1.2.0) [Computer software]. https://github.com/example/sample-tool
Example, A., & van der Sample, R. (2021). A Sample Article with LaTeX and an Acronym. Journal of Samples, 12(3), 101–110. https://doi.org/10.5555/12345678 https://journal.example.org/sample
Example, A. (2020–2021). A Chapter. In R. Sample (Ed.), The Book of Placeholders (pp. 5–9). Sample Press.
Example, A. (2019). A Thesis on Samples [Master’s thesis]. Sample University.
Example, A. (2015). Volumes of Samples. Sample Press.
Sample. (2014). In The Placeholder Encyclopedia. https://en.wikipedia.org/wiki/Sample
`,
    '15:9 exampleSampleArticle2021.url is http, but linked as https. Check that it opens.',
  ],
  [
    'mendeley',
    `
Example, A., Sample, R., & Müster, J. (2017). A sample of H2O: <5% & {braces}. Journal of Samples, 9(4), 123–456. https://doi.org/10.5555/MENDELEY.2017.1 https://www.sciencedirect.com/science/article/pii/S0000
Example, A. (2016, July–September). A post. In Sample Blog. https://blog.example.org/sample_post
Example, A. (2015). A report on samples (Working Paper TR-15-01). Sample Institute.
The Sample Guide. (2014). Sample Society.
`,
    '23:7 Example2017.url is http, but linked as https. Check that it opens.',
  ],
])('cites %s, and exports BibTeX with the same citation', async (name, references, ...warnings) => {
  const file = new URL(`../../../tests/bibliographies/${name}.bib`, import.meta.url);
  const { entries, problems } = await readPublications(readFileSync(file, 'utf8'));
  expect(problems.map((each) => `${each.line}:${each.column} ${sentenceOf(each)}`)).toEqual(warnings);
  expect(problems.filter(isError)).toEqual([]);
  const publications = makePublications(entries, owner);
  const cited = publications.map((made) =>
    [written(made), ...Object.values(made.links)].filter((link) => link).join(' '),
  );
  expect(cited).toEqual(references.trim().split('\n'));
  for (const publication of publications) {
    const again = await readPublications(publication.bibtex);
    expect(again.problems).toEqual([]);
    expect(makePublications(again.entries, owner)).toMatchObject([
      { reference: publication.reference, bibtex: publication.bibtex },
    ]);
  }
});
