import { room } from '#base/fields.ts';
import { oneLine } from '#base/resumeText/text.ts';
import { joinSentences } from '#base/sentences.ts';
import { jsonResumeList, line } from '../jsonResumeList.ts';
import { summaryParagraph } from '../resumeEntries.ts';
import { type Interest, interestsFiles } from './schema.ts';

export const interestsJsonResume = jsonResumeList<'interests', Interest>({
  list: 'interests',
  noun: 'interest',
  files: interestsFiles,
  fields: { name: line(['name', 'keywords'], room.line), text: line('text', room.description) },
  prepare({ name, keywords: words, summary }, { result }) {
    const keywords = result.join(...words.map(oneLine));
    const texts = [name && keywords !== name ? keywords : undefined, summaryParagraph(summary)].filter(Boolean);
    return { name, keywords, text: texts.length > 1 ? joinSentences(...texts) : texts[0] };
  },
  write: ({ name, text }) => ({ name, keywords: text ? [text] : undefined }),
});
