import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { copyrightName } from './copyright-names.ts';
import { factPatterns } from './fact-patterns.ts';
import { nameWithForm } from './legal-forms.ts';
import { type Observation, observed } from './observation.ts';
import { isCredit } from './our-blocks.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';

const identity = (key: string, value: string, block: PageBlock, evidence: string): Observation[] =>
  observed({ kind: 'identity', key, data: { value }, source: 'crawl', evidence, locator: describePlace(block) });

const SENTENCE_CHARACTERS_MAX = 600;

/** `og:site_name` is the one place where a page without structured data says whose site it is. */
export const siteNameFact = (siteName: string | null): Observation[] =>
  siteName === null
    ? []
    : observed({
        kind: 'identity',
        key: 'company_name',
        // Some write the title of the page there: the name with a slogan after it.
        data: { value: siteName.split(/\s[|•·]\s/u)[0]?.trim() || siteName },
        source: 'crawl',
        evidence: siteName,
        locator: 'meta[property="og:site_name"]',
      });

/** The founding year from the pages about the business and from footers; the registered name from a copyright line. */
export function identityFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  const isAboutUs = purpose.isStart || purpose.isAbout;
  const blocks = page.blocks.filter(({ text }) => text.length <= SENTENCE_CHARACTERS_MAX);
  const legalNames = blocks.filter(({ text }) => !isMakersCopyright(text)).flatMap(legalNameFact);
  return [
    ...legalNames,
    ...blocks
      .filter(({ location }) => location === 'footer' || isAboutUs)
      .filter(({ text }) => !text.includes('©'))
      .flatMap(foundingYearFact),
  ];
}

/** A footer says in a short line since when there is what the business does: `Cucina italiana autentica dal 1975`. */
const inFooter = new RegExp(
  String.raw`^(?!.{0,60}(?:${alternatives('facts', 'inFooter')}))\p{L}[^.!?,;:\d]{5,50} (?:${alternatives('facts', 'inFooterSince')}) ((?:1[6-9]|20)\d{2})\b(?![-–/]\d)[.!]?$`,
  'iu',
);

function foundingYearFact(block: PageBlock): Observation[] {
  const { founding } = factPatterns();
  const patterns = block.location === 'footer' ? [...founding, inFooter] : founding;
  for (const pattern of patterns) {
    const found = pattern.exec(block.text);
    if (found?.[1]) return identity('founding_year', found[1], block, found[0].trim());
  }
  return [];
}

/** The copyright of those who made the software of the site. */
const isMakersCopyright = (text: string): boolean => isCredit(text.split('©')[0] ?? '');

/** The registered name, where the line of the copyright has it with the form of the company. */
function legalNameFact(block: PageBlock): Observation[] {
  const name = copyrightName(block.text);
  return name !== '' && nameWithForm.exec(name)?.[0] === name ? identity('legal_name', name, block, block.text) : [];
}
