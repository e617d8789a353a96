import { trimTrailing } from '../language/trailing-characters.ts';
import { nameWithForm } from './legal-forms.ts';

const sign = /(?:©|\(c\)|copyright|&copy;)/i;
const LINE_CHARACTERS_MAX = 400;
const NAME_CHARACTERS_MAX = 80;
const lead =
  /^(?:\s|©|\(c\)|copyright(?!\p{L})|(?:by|von|par|por|da|di)(?!\p{L})|,|[-–—:|·]|(?:19|20)\d{2}(?:\s?[-–/,]\s?(?:(?:19|20)\d{2}|\d{2}|present|heute))?\.?)+/iu;
/** The text after the name in such a line. */
const tail =
  /[|·•©;]|\s[-–—]\s|(?<=\p{L}{4}|[^\p{L}.\s])[.](?:\s|$)|(?<=\S),(?:\s|$)(?!\s?(?:Inc|LLC|Ltd|Corp|S\.))|(?<!\p{L})(?:all rights|alle rechte|tous droits|todos (?:los|os)?|tutti i|wszelkie|wszystkie|все права|designed|website|web ?design|powered|created|made|site (?:by|par)|impressum|datenschutz|privacy|terms|rights|(?:19|20)\d{2})(?!\p{L})/iu;

/** Whose the copyright is, as a line says it; empty where it is not said. */
export function copyrightName(text: string): string {
  const at = text.length > LINE_CHARACTERS_MAX || /trade ?marks?|under licen[sc]e/i.test(text) ? -1 : text.search(sign);
  if (at < 0) return '';
  const after = text.slice(at).replace(lead, '');
  const whole = nameWithForm.exec(after)?.[0];
  const name = (whole ?? after.split(tail, 1)[0] ?? '').trim();
  const beforeYear = text
    .slice(0, at)
    .trim()
    .replace(/(?:19|20)\d{2}(?:\s?[-–]\s?(?:19|20)?\d{2})?$/, '');
  const before = trimTrailing(beforeYear, /[\s,]/);
  const said =
    name === '' && before.length <= NAME_CHARACTERS_MAX ? (before.split(/[|·•]/u).at(-1)?.trim() ?? '') : name;
  return said.length <= NAME_CHARACTERS_MAX && !/®|™|\p{L}{4}\.\s/u.test(said) && /\p{L}{2}/u.test(said)
    ? trimTrailing(said, /[,:–—-]/)
        .replace(/(?<=\s\p{L}{2,12})\.$/u, '')
        .trim()
    : '';
}
