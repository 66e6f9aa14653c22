/** Fields that are never put on a site: home addresses, dates of birth, contact details of referees. */
import { folded } from '../characters.ts';

const foldAll = (names: string) => names.trim().split(/\s+/).map(folded);

/** Parts of names, as people write them in a résumé's language. */
const parts = foldAll(`
  salary gehalt birth postal postcode passport strasse geburt postleitzahl anschrift hausnummer telefon
  naissance nacimiento domicilio nascimento aniversario nascita geboorte straat huisnummer
  urodze urodzin pocztow fødsel födelse gatuadress postnummer doğum рожд народжен почтов поштов
  生年月日 誕生日 住所 郵便番号 出生 生日 地址 住址 邮编 邮政编码 郵遞區號 생년월일 생일 주소 우편번호
  ميلاد تولد بريدي پستی לידה כתובת γεννη διευθυνσ ταχυδρομικ जन्म เกิด ที่อยู่ ไปรษณีย์`);

/** Whole names, since they are parts of others. */
const wholes = new Set(
  foldAll(`
  address addresses addressline homeaddress dob age zip zipcode email mail emailaddress mailaddress mobile mobilenumber tel
  ssn maidenname lat latitude lng lon longitude coordinates plz adresse wohnadresse privatadresse adressen handy handynummer alter rue âge
  dirección calle edad cp endereço morada rua cep idade indirizzo via cap età
  adres woonadres leeftijd ulica wiek adress gata ålder adresi sokak yaş адрес улица индекс возраст адреса вулиця вік
  العنوان شارع آدرس نشانی רחוב מיקוד οδός पता 年龄 年齢 電話番号 电话 instantmessengers`),
);

/** Returns whether a field of this name is never put on a site. */
export function isPrivate(name: string): boolean {
  const word = folded(name).replace(/\p{N}/gu, '');
  return wholes.has(word) || /^street|phone(number)?$|^fax/.test(word) || parts.some((part) => word.includes(part));
}

const date = /\b(?:19|20)\d\d(?:[-/.]\d{1,2}){0,2}\b|\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d\b/g;
const international = /\+\d[\d ()./-]{5,}\d/;
const national = /\(?\d[\d ()./-]{5,}\d/g;

/** Returns whether a text has an email address or a phone number in it. */
export function hasContact(text: string): boolean {
  if (/\w@[^\s@]+\.\S/.test(text) || international.test(text)) return true;
  if (/^https?:/i.test(text)) return false;
  const numbers = text.replace(date, '|').match(national) ?? [];
  return numbers.some((number) => number.replace(/\D/g, '').length >= 7);
}
