/** The languages of the interface by their tags: each is a file beside this one, and a line in both lists. */

import { counter } from '../counter.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, marks, type Translation } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt-BR.ts';
import { ru } from './ru.ts';
import { zh } from './zh-Hans.ts';

const languages = { en, ar, de, es, fr, he, it, ja, ko, 'pt-BR': pt, ru, 'zh-Hans': zh };

export const uiLanguages = Object.fromEntries(
  Object.entries(languages).map(([tag, translate]) => [
    tag,
    { ...marks, ...translate((forms) => counter(tag, forms)), language: tag },
  ]),
) as Record<keyof typeof languages, Translation>;
