import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import { MEMBERSHIP } from './fact-kinds.ts';
import { factPatterns } from './fact-patterns.ts';
import { defined, type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { awardsHeading } from './section-headings.ts';
import { speaksOfUs } from './stat-words.ts';

const crawl = (kind: Observation['claim']['kind'], data: Record<string, unknown>, block: PageBlock): Observation[] =>
  observed({
    kind,
    data: defined(data),
    source: 'crawl',
    evidence: block.text,
    locator: describePlace(block),
  });

const namedFor =
  /\bwe (?:were|have been|are) (?:named|awarded|voted|crowned) (?:the )?(\p{Lu}[^.,;]{3,80}?) (?:at|by) (?:the )?(\p{Lu}[^.,;]{3,60}?)(?: in ((?:19|20)\d{2}))?(?=[.,;]|$| and )/u;

const wonAward =
  /\b(?:won|received|awarded|winners? of) (?:the )?(\p{Lu}[\p{L}'’& ]{3,60}? Award(?: for \p{Lu}[\p{L}'’]{0,30}(?:(?: of the| of)? \p{Lu}[\p{L}'’]{0,30}){0,5})?)(?: in ((?:19|20)\d{2}))?(?=[.,;!]|$| )/u;

/** The letter that a pattern without case cannot ask for. */
const beginsUpper = /^(?:\p{Lu}|prix\s\p{Lu})/u;

/** Who won a draw are the customers. */
const isDraw =
  /[¡¿]|(?<!\p{L})(?:sorteo|rifa|gewinnspiel|verlosung|tombola|lotteria|loterij|loteria|tirage|giveaway|raffle)(?!\p{L})/iu;

const memberPhrase = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives('facts', 'memberPhrase')})(\p{Lu}[\p{L}\d'’&()./-]*(?: (?:(?:${alternatives('facts', 'memberPhraseAnd')}) ){0,2}\p{Lu}[\p{L}\d'’&()./-]*){0,8})`,
  'u',
);
const MEMBER_LINE_MAX = 200;

/** Awards that sentences report (`we were named Retailer of the Year at the High Street Awards in 2023`), and memberships. */
export function readAwardSentences(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  const isOurs = purpose.isAbout || purpose.isStart;
  if (!isOurs && purpose.isArticle) return [];
  return page.blocks.flatMap((block) => [
    ...(isOurs ? readAwardSentence(block) : []),
    ...(isOurs || (block.location === 'footer' && !purpose.isArticle) ? membership(block) : []),
  ]);
}

function readAwardSentence(block: PageBlock): Observation[] {
  const said = block.text.slice(0, 2_000);
  const [won, award, wonIn] = wonAward.exec(said) ?? [];
  if (won !== undefined) return crawl('award', { name: award?.trim(), year: wonIn }, { ...block, text: won });
  const [text, name, issuer, namedIn] = namedFor.exec(said) ?? [];
  if (text !== undefined) return crawl('award', { name, issuer, year: namedIn }, { ...block, text });
  for (const pattern of factPatterns().awards) {
    const [told, prize, wonYear] = pattern.exec(said) ?? [];
    if (told !== undefined && prize !== undefined && beginsUpper.test(prize) && !isDraw.test(prize))
      return crawl('award', { name: prize.trim(), year: wonYear }, { ...block, text: told });
  }
  return [];
}

function membership(block: PageBlock): Observation[] {
  return block.text
    .slice(0, 2_000)
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .flatMap((sentence) => {
      const isOther = /(?<!\p{L})(?:team|staff|board|family|club|newsletter|become|werden|devenez)(?!\p{L})/iu.test(
        sentence,
      );
      // A long block speaks of many things: there the business has to speak of itself.
      const isOurs = block.text.length <= MEMBER_LINE_MAX || speaksOfUs.test(sentence);
      const [text, body] =
        isOther || !isOurs || sentence.length > MEMBER_LINE_MAX ? [] : (memberPhrase.exec(sentence) ?? []);
      return text === undefined ? [] : crawl('award', { name: MEMBERSHIP, issuer: body }, { ...block, text });
    })
    .slice(0, 1);
}

/** The items of a list below a heading that says awards: `Best Workshop, City Riders, 2024`. */
export function awardFacts(page: PageReadingForFacts): Observation[] {
  return page.blocks
    .filter(
      ({ element, heading, text }) => element.tagName === 'li' && awardsHeading.test(heading) && text.length <= 150,
    )
    .flatMap((block) => {
      const year = /\b(?:19|20)\d{2}\b/.exec(block.text)?.[0];
      const rest = trimTrailing(
        block.text.replace(/\(?\b(?:19|20)\d{2}\b\)?/, ' ').replace(/^[\s,:–—-]+/, ''),
        /[\s,:–—-]/,
      );
      const [name = '', issuer, ...more] = rest.split(/,|\s[–—|-]\s/).map((part) => part.trim());
      return crawl('award', more.length > 0 ? { name: rest, year } : { name, issuer, year }, block);
    });
}

/** Fewer names are no list: a heading like that also stands above a story about one client. */
const NAMES_MIN = 3;
const clientName = /^[\p{Lu}\d\p{Lo}][^.!?]{1,50}$/u;

/** The logos, or the items of a list, below a heading that says whose they are. */
export function clientFacts(page: PageReadingForFacts): Observation[] {
  const headings = [...new Set([...page.images, ...page.blocks].map(({ heading }) => heading))];
  return factPatterns().namesBelow.flatMap(({ heading: pattern, type }) => {
    const named = headings.filter((heading) => pattern.test(heading.trim()));
    if (named.length === 0) return [];
    const logos = page.images.filter(({ heading }) => named.includes(heading)).map(readLogo);
    const items = page.blocks.filter(
      ({ element, heading, location }) => location === 'body' && element.tagName === 'li' && named.includes(heading),
    );
    const lists = [logos, items].map((list) =>
      list.filter(({ text }) => clientName.test(text) && text.split(' ').length <= 5),
    );
    return lists
      .filter((list) => list.length >= NAMES_MIN)
      .flatMap((list) => list.flatMap((block) => crawl('client', { name: block.text, type }, block)));
  });
}

const readLogo = (image: PageBlock): PageBlock => ({
  ...image,
  text: image.text.replace(/^logo (?:of )?|['’]s logo$|\blogo$/gi, '').trim(),
});
