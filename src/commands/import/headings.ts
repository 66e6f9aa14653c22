/** The lists of a JSON Resume by the names of fields, and by headings in the languages that the import knows. */
import { meantBy } from '#base/resumeText/fields.ts';
import { jsonResumeLists } from '#sections/index.ts';

const names = Object.fromEntries(jsonResumeLists.map(({ list, names = '' }) => [list, names]));

/** Returns the list that a field's name means. */
export const listMeant = (name: string): string | undefined => meantBy(name, Object.keys(names), names);

/** Parts of words by the list that a heading with them means, the most specific first. */
const parts: Readonly<Record<string, RegExp>> = {
  summary:
    /^((professional|executive|career|personal) )?(summary|profile?|about( me)?|objective|bio|resumen|perfil|résumé|profil|über mich|zusammenfassung|sobre m[ií]m?|个人简介|概要)$/i,
  volunteer: /volunt|ehrenamt|freiwillig|bénévol|vrijwil|wolont|gönüllü|волонт|志愿|志願|ボランティア|봉사/i,
  teaching: /teach|lehre\b|lehrtätig|enseign|docen|ensino|教学|教歴/i,
  talks: /\btalks?\b|speaking|presentation|vortr(a|ä)g|conférences? données|ponencia|palestra|доклад|演讲|講演/i,
  publications: /publi[ck]|veröffentlich|\bpapers?\b|\barticles?\b|bibliogra|论文|論文|发表|出版|публикац|yayın/i,
  awards:
    /award|honou?r|prize|auszeichnung|\bpreise?\b|\bprix\b|récompense|distinction|premio|premi\b|prêmio|nagrod|utmärk|ödül|награ|荣誉|榮譽|奖|獎|受賞|수상/i,
  certificates: /certif|zertifi|licen[cs]|lizenz|certyf|sertif|сертиф|资格|資格|证书|證書|认证|자격/i,
  projects: /project|projekt|projet|proyecto|progett|projeto|proje\b|проект|项目|專案|プロジェクト|프로젝트/i,
  languages:
    /^(spoken |foreign )?languages?( skills)?$|sprachen|langues|idioma|lingue|línguas|talen\b|język|språk|\bdiller|языки|мови|语言|語言|言語|언어/i,
  skills:
    /skill|technolog|competenc|kompetenz|fähigkeit|kenntnis|compétence|habilidad|aptitud|competenz|vaardigh|umiejętn|färdigh|beceri|навык|технолог|技能|스킬|기술/i,
  interests:
    /interest|hobb|freizeit|loisir|aficion|interes|passion|intérêt|zainteres|intresse|ilgi|интерес|увлечен|兴趣|興趣|趣味|취미/i,
  references: /referen|recommend|testimonial|empfehl|recomenda|raccomand|рекоменд|推荐|推薦/i,
  education:
    /educat|studies|ausbildung|bildung|studium|formation|études|educaci|formaci|istruzione|formazione|educação|formação|opleiding|wykształ|utbildning|eğitim|образован|освіта|教育|学历|學歷|学歴|학력/i,
  work: /experience|employment|career|\bwork\b|\bjobs?\b|berufs|erfahrung|werdegang|expérience|parcours|experiencia|laboral|esperienz|experiência|werkervaring|doświadcz|erfarenhet|deneyim|опыт|досвід|工作|经历|經歷|职业|職歴|職務|경력/i,
};

/** Returns the list that a heading means; undefined for one that may be anything. */
export function kindOfHeading(heading: string): string | undefined {
  return Object.entries(parts).find(([, words]) => words.test(heading.replace(/_/g, ' ')))?.[0];
}
