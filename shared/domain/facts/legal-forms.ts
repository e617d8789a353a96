import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

/** The forms of companies, as they stand behind a name; in Russian and Japanese before it. */
const endings = alternatives('facts', 'endings');
const beginnings = 'ООО|ОАО|ЗАО|АО|ПАО|ИП|株式会社|有限会社|合同会社';

const legalEnding = new RegExp(`,?\\s(?:${endings})\\.?$`, 'u');
const legalBeginning = new RegExp(`^(?:${beginnings})\\s?`, 'u');
/** A name with its form, at the beginning of a text. */
export const nameWithForm = new RegExp(
  `^(?:(\\p{Lu}[^©|·•;<>]{1,80}?,?\\s(?:${endings})\\.?)(?![\\p{L}\\d])|((?:${beginnings})\\s?[«"“]?[\\p{L}\\d][^©|·•,.;<>»"”]{1,80}[»"”]?))`,
  'u',
);

/** The name as people use it. */
export const removeLegalForm = (name: string): string =>
  name
    .replace(legalEnding, '')
    .replace(legalBeginning, '')
    .replace(/^[«"“]|[»"”]$/gu, '')
    .trim();
