/** The forms of companies, as they stand behind a name; in Russian and Japanese before it. */
const endings =
  'Ltd|Limited|LLC|L\\.L\\.C|Inc|Incorporated|Corp|Corporation|GmbH(?: & Co\\.? KG)?|gGmbH|UG(?: \\(haftungsbeschränkt\\))?|AG|KG|OHG|e\\.K|e\\.U|PLC|plc|Pty Ltd|LLP|B\\.?V|N\\.V|S\\.?A\\.?S?|SARL|S\\.A\\.R\\.L|SAS|S\\.?r\\.?l\\.?s?|S\\.?p\\.?A|S\\.?n\\.?c|S\\.L\\.?U?|S\\.C|Lda|Ltda|Sp\\. ?z ?o\\. ?o|s\\. ?r\\. ?o|a\\. ?s|AB|A/S|ApS|AS|Oy|Oyj|Kft';
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
