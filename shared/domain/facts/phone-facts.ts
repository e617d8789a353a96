import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { textProperty } from '../extraction/text-property.ts';
import { type Observation, observed } from './observation.ts';
import { isInCredit } from './our-blocks.ts';
import { describePlace, type PageBlock, type PageReadingForFacts, splitElementLines } from './page-blocks.ts';
import type { CountriesOfPage } from './page-country.ts';
import { isSameNumber, parsePhoneNumber, toDigits, writtenNumbers } from './phone-numbers.ts';

const phone = (value: string, block: PageBlock, evidence: string): Observation[] =>
  observed({
    kind: 'contact',
    key: 'phone',
    data: { value },
    source: 'crawl',
    evidence,
    locator: describePlace(block),
  });

/** Words before a number that is dialled, in the languages that pages are read in. */
const label = new RegExp(alternatives('facts', 'label'), 'iu');
/** Words before numbers that no one dials, or that are dialled for another purpose. */
const otherNumber = new RegExp(alternatives('facts', 'otherNumber'), 'iu');
const labelAlone = new RegExp(
  String.raw`^(?:[\p{P}\p{S}\s]*)(?:${alternatives('facts', 'labelAlone')})\.?\s*:?$`,
  'iu',
);

const faxAlone = new RegExp(alternatives('facts', 'faxAlone'), 'i');

/** A number without a word before it has to be a whole one. */
const DIGITS_UNSAID_MIN = 9;

interface Line {
  text: string;
  before: string;
  block: PageBlock;
}

function linesOfBlocks(blocks: readonly PageBlock[]): Line[] {
  let before = '';
  return blocks.flatMap((block) =>
    (block.text.length > LINE_CHARACTERS_MAX ? [] : splitElementLines(block.element)).map((text) => {
      const line = { text, before, block };
      before = text;
      return line;
    }),
  );
}

const LINE_CHARACTERS_MAX = 400;

/** The numbers that links dial and that lines of the page show, as people read them. */
export function phoneFacts(
  page: PageReadingForFacts,
  blocks: readonly PageBlock[],
  links: readonly PageBlock[],
  countries: CountriesOfPage,
): Observation[] {
  return [
    ...links.flatMap((link) => dialledFact(link, countries)),
    ...linesOfBlocks(blocks).flatMap((line) => writtenFact(line, countries)),
    ...links.filter((link) => !isInCredit(link, page)).flatMap((link) => chatFact(link, countries)),
  ];
}

function dialledFact(link: PageBlock, countries: CountriesOfPage): Observation[] {
  const href = textProperty(link.element, 'href')?.trim() ?? '';
  if (!/^tel:/i.test(href) || otherNumber.test(link.text)) return [];
  const dialled = unescaped(href.slice('tel:'.length)).split(/[;?,]/, 1)[0]?.trim() ?? '';
  const written = writtenNumbers(link.text, countries);
  // Where a link shows another number than it dials, the visitor reads the one that is shown.
  const same = written.find(({ text }) => isSameNumber(text, dialled));
  const number = parsePhoneNumber(dialled, countries);
  // Shown without its beginning, it would be the number of someone else.
  const isCut = same !== undefined && number !== null && parsePhoneNumber(same.text, countries) !== number;
  const shown = isCut ? undefined : (same ?? written[0]);
  if (number === null && shown === undefined) return [];
  return phone(shown?.text ?? dialled, link, shown === undefined ? dialled : link.text);
}

/** `https://wa.me/4915112345678`: a number with its country. */
function chatFact(link: PageBlock, countries: CountriesOfPage): Observation[] {
  const href = textProperty(link.element, 'href')?.trim() ?? '';
  const number = chatLink.exec(href)?.[1];
  if (number === undefined || parsePhoneNumber(`+${number}`, countries) === null) return [];
  return phone(`+${number}`, link, href);
}
const chatLink =
  /^(?:https?:)?\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[a-z]{1,10}=[^&#]{0,200}&)?phone=)(?:\+|%2B)?(\d{9,15})(?![\d])/i;

function writtenFact({ text, before, block }: Line, countries: CountriesOfPage): Observation[] {
  return writtenNumbers(text, countries).flatMap((number) => {
    const lead = text.slice(Math.max(0, number.at - 40), number.at);
    if (otherNumber.test(lead) || (faxAlone.test(before) && lead.trim() === '')) return [];
    const rest = text.replace(/[\d\s().\-–‐·/+|,;]+/g, '');
    const isAlone = rest === '' || labelAlone.test(rest);
    const isGrouped = /\d[\s.\-–/)]+\d/.test(number.text) || number.text.startsWith('+');
    const isSaid =
      label.test(lead) ||
      labelAlone.test(before) ||
      (isAlone && isGrouped && toDigits(number.text).length >= DIGITS_UNSAID_MIN) ||
      /^\(?\+/.test(number.text);
    return isSaid ? phone(number.text, block, text) : [];
  });
}

/** A malformed escape is no reason to lose the address. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
