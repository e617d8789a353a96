import { trimTrailing } from '../language/trailing-characters.ts';
import { factPatterns } from './fact-patterns.ts';
import { defined, type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import { awardsHeading } from './section-headings.ts';

const crawl = (kind: Observation['claim']['kind'], data: Record<string, unknown>, block: PageBlock): Observation[] =>
  observed({
    kind,
    data: defined(data),
    source: 'crawl',
    evidence: block.text,
    locator: describePlace(block),
  });

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
