import { textProperty } from '../extraction/text-property.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import { siteNameOfHost } from '../urls/site-host.ts';
import { addressFacts } from './address-facts.ts';
import { bookingFacts } from './booking-facts.ts';
import { emailFacts } from './email-facts.ts';
import { hoursFacts } from './hours-facts.ts';
import { type Observation, observed } from './observation.ts';
import { framesFirst, isCredit, isInCredit, ourBlocks } from './our-blocks.ts';
import { describePlace, type PageBlock, type PageReadingForFacts } from './page-blocks.ts';
import type { CountriesOfPage } from './page-country.ts';
import type { PagePurpose } from './page-purpose.ts';
import { phoneFacts } from './phone-facts.ts';
import { findSocialPlatform, profileUrl } from './social-profiles.ts';

/** Contact facts of a page's text: links to call and write, numbers, addresses, hours, profiles, booking. The frame of the page comes first. */
export function contactFacts(
  page: PageReadingForFacts,
  purpose: PagePurpose,
  baseUrl: string,
  countries: CountriesOfPage,
): Observation[] {
  const isOurs = ourBlocks(page, purpose);
  const links = framesFirst(page.links.filter(isOurs));
  const blocks = page.blocks.filter(isOurs);
  return [
    ...phoneFacts(page, framesFirst(blocks), links, countries),
    ...emailFacts(framesFirst(blocks), links, baseUrl),
    ...addressFacts(framesFirst(blocks), countries),
    ...hoursFacts(blocks),
    ...links.flatMap((link) => socialFact(link, page, baseUrl)),
    ...bookingFacts(page.links.filter(isOurs), baseUrl),
  ];
}

function socialFact(link: PageBlock, page: PageReadingForFacts, baseUrl: string): Observation[] {
  const href = textProperty(link.element, 'href')?.trim() ?? '';
  const url = parseHttpUrl(href, baseUrl)?.href ?? '';
  const platform = findSocialPlatform(url);
  if (
    platform === null ||
    isCredit(link.text) ||
    isInCredit(link, page) ||
    isBesideCopyright(link, page) ||
    siteNameOfHost(url) === siteNameOfHost(baseUrl)
  )
    return [];
  return observed({
    kind: 'contact',
    key: `social:${platform}`,
    data: { value: profileUrl(url) },
    source: 'crawl',
    evidence: href,
    locator: describePlace(link),
  });
}

/** The line of the link says who made the site, or whose the copyright is: a profile there is a person's or the maker's. */
function isBesideCopyright(link: PageBlock, { blocks }: PageReadingForFacts): boolean {
  const line = blocks[link.at - 1]?.text ?? '';
  if (link.text === '' || !line.includes(link.text)) return false;
  return isCredit(line) || /^(?:©|\(c\)|copyright)/i.test(line);
}
