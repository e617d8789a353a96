import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { textProperty } from '../extraction/text-property.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import { factPatterns } from './fact-patterns.ts';
import { type Observation, observed } from './observation.ts';
import { describePlace, type PageBlock } from './page-blocks.ts';

/** Services that do nothing but take bookings. */
const bookingHost = new RegExp(String.raw`(?:^|\.)(?:${alternatives('facts', 'bookingHost')})$`, 'i');
/** Links to book the whole business. Several that lead to different places of the site book single things of an offer. */
export function bookingFacts(links: readonly PageBlock[], baseUrl: string): Observation[] {
  const found = links.flatMap((link) => bookingFact(link, baseUrl));
  const isService = ({ claim }: Observation): boolean =>
    claim.kind === 'contact' && bookingHost.test(URL.parse(claim.data.value)?.hostname ?? '');
  const urls = new Set(found.map(({ claim }) => JSON.stringify(claim.data)));
  return urls.size > 1 ? found.filter(isService) : found;
}

function bookingFact(link: PageBlock, baseUrl: string): Observation[] {
  const href = textProperty(link.element, 'href')?.trim() ?? '';
  const said = link.text === '' ? (textProperty(link.element, 'aria-label') ?? '') : link.text;
  const url = href === '' || href.startsWith('#') ? null : parseHttpUrl(href, baseUrl);
  if (url === null || said.length > 60 || isSamePage(url, baseUrl)) return [];
  if (!factPatterns().booking.test(said) && !bookingHost.test(url.hostname)) return [];
  return observed({
    kind: 'contact',
    key: 'booking_url',
    data: { value: url.href },
    source: 'crawl',
    evidence: said === '' ? href : said,
    locator: describePlace(link),
  });
}

const isSamePage = (url: URL, baseUrl: string): boolean =>
  url.hash !== '' && url.href.split('#')[0] === baseUrl.split('#')[0];
