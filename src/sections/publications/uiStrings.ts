import { translate } from '#base/uiStrings.ts';

export const publicationsStrings = translate({
  en: {
    heading: 'Publications',
    abstract: 'Abstract',
    doi: 'DOI',
    arxiv: 'arXiv',
    pdf: 'PDF',
    web: 'Web page',
    code: 'Code',
    video: 'Video',
    cite: 'Cite',
    bibtex: (title: string) => `(BibTeX of ${title})`,
    copied: 'Copied',
    tile: 'Paper',
    count: (count: number) => `${count} ${count === 1 ? 'paper' : 'papers'}`,
  },
});
