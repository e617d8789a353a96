/** Placeholders of templates that no one replaced: they say nothing about the business. */

import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

const emailDomain = new RegExp(String.raw`[@.](?:${alternatives('facts', 'emailDomain')})\.[a-z]{2,4}$`, 'i');
const emailName =
  /^(?:your|you|yourname|your[._-]?e?mail|name|vorname\.nachname|max\.mustermann|john\.?doe|jane\.?doe|someone|noreply|no-reply|donotreply)@/i;

export const isPlaceholderEmail = (address: string): boolean => emailDomain.test(address) || emailName.test(address);

/** Digits of one kind or in a row; the exchange 555 of North America, which is given to no one. */
export function isPlaceholderPhone(e164: string): boolean {
  const national = e164.slice(-10);
  if (/(\d)\1{6}$/.test(e164) || /(?:1234567|2345678|7654321)/.test(e164.slice(-8)) || /12345678/.test(e164))
    return true;
  return e164.startsWith('+1') && (national.startsWith('555') || /^\d{3}555(?:01\d\d|1234|5555|0000)$/.test(national));
}

const address = new RegExp(alternatives('facts', 'address'), 'iu');

export const isPlaceholderAddress = (text: string): boolean => address.test(text);

const person = new RegExp(alternatives('facts', 'person'), 'i');

export const isPlaceholderPerson = (name: string): boolean => person.test(name.trim());

const sampleText = new RegExp(alternatives('facts', 'sampleText'), 'i');

/** Filler text, and what systems that fill in templates left open. */
export const isPlaceholderText = (text: string): boolean => sampleText.test(text);
