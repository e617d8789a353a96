import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { nameWithForm } from './legal-forms.ts';

const sign = /(?:©|\(c\)|copyright|&copy;)/i;
const LINE_CHARACTERS_MAX = 400;
const NAME_CHARACTERS_MAX = 80;
const lead = new RegExp(`^(?:${alternatives('facts', 'lead')})+`, 'iu');
/** The text after the name in such a line. */
const tail = new RegExp(alternatives('facts', 'tail'), 'iu');

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
