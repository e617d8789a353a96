import type { Root } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { elementsIn, visibleText } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import { foldText } from '../language/transliterate.ts';
import { siteNameOfHost } from '../urls/site-host.ts';
import { copyrightName } from './copyright-names.ts';
import { normalizedText } from './fact-identity.ts';
import { removeLegalForm } from './legal-forms.ts';
import { type Observation, observed } from './observation.ts';
import { isFrame } from './our-blocks.ts';
import type { PageReadingForFacts } from './page-blocks.ts';
import { isPlaceholderText } from './placeholders.ts';

interface Candidate {
  name: string;
  evidence: string;
  locator: string;
}

const WORDS_MAX = 7;
const TITLE_WORDS_MAX = 4;
const CHARACTERS_MAX = 60;
/** Blocks at the beginning of a page where its name stands. */
const BRAND_BLOCKS = 12;

const toLetters = (name: string): string => normalizedText(removeLegalForm(name)).replaceAll(' ', '');

/** The words of a name in their own order: `Praxis Meier`, `Meier Praxis`. */
const sortedWords = (name: string): string =>
  normalizedText(removeLegalForm(name).replace(/['’]/g, ''))
    .split(' ')
    .filter((one) => !isAnd.test(one))
    .toSorted()
    .join('');
/** `Clair & Vert` is written `Clair et Vert`, too. */
const isAnd = new RegExp(`^(?:${alternatives('language', 'and')})$`, 'u');

const isName = ({ name }: Candidate): boolean =>
  name.length >= 2 &&
  name.length <= CHARACTERS_MAX &&
  name.split(/\s+/u).length <= WORDS_MAX &&
  /^[\p{L}\d"«]/u.test(name) &&
  toLetters(name).length >= 3 &&
  !/[.!?]\s|[.!?]$/u.test(removeLegalForm(name)) &&
  !isPlaceholderText(name);

function readTitle(root: Root): string {
  for (const element of elementsIn(root)) {
    if (element.tagName === 'title')
      return element.children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
    if (element.tagName === 'body') return '';
  }
  return '';
}

const logoWords = new RegExp(alternatives('facts', 'logoWords'), 'giu');

/**
 * The name of the business where two places of the page agree on it: the title, the line of the copyright, the logo, the line that
 * the page begins with, the domain.
 */
export function siteNameFacts(root: Root, page: PageReadingForFacts, url: string, isStart: boolean): Observation[] {
  const title = readTitle(root);
  const copyrights = page.blocks
    .flatMap(({ text, location }) => {
      const name = copyrightName(text);
      return name === '' ? [] : [{ name, evidence: text, locator: location }];
    })
    .filter(isName);
  const titles = title
    .split(/[|»·•：｜【】]|\s[-–—](?:\s|$)|:\s/u)
    .map((name) => ({ name: name.trim(), evidence: title, locator: 'title' }))
    .filter(isName);
  const logos = [
    ...page.images
      .filter(
        ({ text, element, names, location }) =>
          /logo|brand/i.test(`${text} ${names} ${textProperty(element, 'src') ?? ''}`) || location === 'header',
      )
      .map(({ text }) => ({
        name: text.replace(logoWords, '').trim(),
        evidence: text,
        locator: 'logo',
      })),
  ].filter(isName);
  const lines = page.blocks
    .filter(
      ({ at, location, element }) =>
        !/^(?:li|h[1-6])$/.test(element.tagName) && location !== 'nav' && (at < BRAND_BLOCKS || isFrame({ location })),
    )
    .map(({ element, text }) => ({
      name: text.length > CHARACTERS_MAX ? '' : visibleText(element),
      evidence: text,
      locator: 'header',
    }))
    .filter(isName);
  const mainHeadings = page.blocks
    .filter(({ element, text }) => element.tagName === 'h1' && text.length <= CHARACTERS_MAX)
    .map(({ text }) => ({ name: text, evidence: text, locator: 'h1' }))
    .filter(isName);
  const domain = siteNameOfHost(url).replaceAll('-', '');
  const isAddress = ({ name }: Candidate): boolean => /^[\p{L}\d-]+\.\p{L}{2,4}$/u.test(name);
  // A part of the title that is the domain, letter by letter, has no town or slogan with it.
  const ofDomain = titles.filter((one) => !isAddress(one) && foldText(toLetters(one.name)) === domain && domain !== '');
  for (const [candidates, sources] of [
    [ofDomain, []],
    [copyrights, [titles, logos, lines, mainHeadings]],
    // The title of a page that is not the first names what the page is about, and so may a line above it.
    [titles, isStart ? [logos, lines] : [logos]],
  ] as const) {
    const agreed = candidates
      .toSorted((a, b) => Number(isAddress(a)) - Number(isAddress(b)))
      .find((one) => isAgreed(one, sources, domain, candidates === titles));
    if (agreed) {
      return observed({
        kind: 'identity',
        key: 'company_name',
        data: { value: agreed.name },
        source: 'crawl',
        evidence: agreed.evidence,
        locator: agreed.locator,
      });
    }
  }
  return [];
}

function isAgreed(
  one: Candidate,
  sources: readonly (readonly Candidate[])[],
  domain: string,
  isTitle: boolean,
): boolean {
  const letters = foldText(toLetters(one.name));
  const words = one.name.split(/\s+/u).length;
  if (letters === domain || (letters.length >= 6 && domain.includes(letters) && 2 * letters.length > domain.length))
    return true;
  if (domain.length >= 6 && letters.includes(domain) && words <= (isTitle ? 3 : WORDS_MAX)) return true;
  // A longer title is a slogan.
  if (isTitle && words > TITLE_WORDS_MAX) return false;
  return sources.some((source) => source.some(({ name }) => sortedWords(name) === sortedWords(one.name)));
}
