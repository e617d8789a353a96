import { defined, type Observation, observed } from './observation.ts';
import { type PageBlock, type PageReadingForFacts, placeOf } from './page-blocks.ts';
import type { PagePurpose } from './page-purpose.ts';
import { awardsHeading } from './section-headings.ts';

const crawl = (kind: Observation['claim']['kind'], data: Record<string, unknown>, block: PageBlock): Observation[] =>
  observed({
    kind,
    data: defined(data),
    source: 'crawl',
    evidence: block.text,
    locator: placeOf(block),
  });

const namedFor =
  /\bwe (?:were|have been|are) (?:named|awarded|voted|crowned) (?:the )?(\p{Lu}[^.,;]{3,80}?) (?:at|by) (?:the )?(\p{Lu}[^.,;]{3,60}?)(?: in ((?:19|20)\d{2}))?(?=[.,;]|$| and )/u;

/** `we were named Retailer of the Year at the High Street Awards in 2023`. */
export function toldAwardFacts(page: PageReadingForFacts, purpose: PagePurpose): Observation[] {
  if (!purpose.isAbout && !purpose.isStart) return [];
  return page.blocks.flatMap((block) => {
    const [text, name, issuer, year] = namedFor.exec(block.text.slice(0, 2_000)) ?? [];
    return text === undefined ? [] : crawl('award', { name, issuer, year }, { ...block, text });
  });
}

/** The items of a list below a heading that says awards: `Best Workshop, City Riders, 2024`. */
export function awardFacts(page: PageReadingForFacts): Observation[] {
  return page.blocks
    .filter(
      ({ element, heading, text }) => element.tagName === 'li' && awardsHeading.test(heading) && text.length <= 150,
    )
    .flatMap((block) => {
      const year = /\b(?:19|20)\d{2}\b/.exec(block.text)?.[0];
      const rest = block.text.replace(/\s*\(?\b(?:19|20)\d{2}\b\)?\s*/, ' ').replace(/^[\s,:–—-]+|[\s,:–—-]+$/g, '');
      const [name = '', issuer, ...more] = rest.split(/\s*,\s*|\s+[–—|-]\s+/);
      return crawl('award', more.length > 0 ? { name: rest, year } : { name, issuer, year }, block);
    });
}

const clientHeadings = [
  {
    pattern:
      /^(?:(?:some of )?our (?:\w+ )?(?:clients|customers)|(?:\w+ )?clients|trusted by[\w ,+]{0,40}|who we work with)$/i,
    type: 'client',
  },
  { pattern: /^(?:our )?(?:\w+ )?partners$/i, type: 'partner' },
  { pattern: /^(?:as )?(?:seen|featured) (?:in|on)$|^in the press$/i, type: 'press' },
  { pattern: /^(?:our )?integrations$|^integrates with$/i, type: 'integration' },
] as const;

/** Fewer logos are no list: a heading like that also stands above a story about one client. */
const LOGOS_MIN = 3;

/** The logos below a heading that says whose they are. */
export function clientFacts(page: PageReadingForFacts): Observation[] {
  return clientHeadings.flatMap(({ pattern, type }) => {
    const logos = page.images.filter(({ heading }) => pattern.test(heading)).map(logoOf);
    const named = logos.filter(({ text }) => /^[\p{Lu}\d][^.!?]{1,50}$/u.test(text) && text.split(' ').length <= 5);
    if (named.length < LOGOS_MIN) return [];
    return named.flatMap((block) => crawl('client', { name: block.text, type }, block));
  });
}

const logoOf = (image: PageBlock): PageBlock => ({
  ...image,
  text: image.text.replace(/^logo (?:of )?|['’]s logo$|\s*\blogo$/gi, '').trim(),
});
