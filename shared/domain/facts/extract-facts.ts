import type { Root } from 'hast';
import { elementsIn } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import type { PageKind } from '../pages/page-kind/page-kinds.ts';
import type { BrokenBlock, CapturedStructuredData } from '../structured-data/broken-blocks.ts';
import { businessNodes } from './business-nodes.ts';
import { contactFacts } from './contact-rules.ts';
import { factIdentity } from './fact-identity.ts';
import { identityFacts, siteNameFact } from './identity-rules.ts';
import { businessFacts } from './json-ld-business.ts';
import { schemaOfferFacts, serviceNodeFacts } from './json-ld-offers.ts';
import { aggregateRatingFacts, organizationFacts, reviewFacts } from './json-ld-people.ts';
import { JsonLdReader } from './json-ld-reader.ts';
import { awardFacts, clientFacts } from './list-rules.ts';
import { readMarkupData } from './markup-data.ts';
import type { Observation } from './observation.ts';
import { offerFacts } from './offer-facts.ts';
import { readBlocks } from './page-blocks.ts';
import { pageCountries } from './page-country.ts';
import { readPurpose } from './page-purpose.ts';
import { personFacts } from './person-rules.ts';
import { toDigits } from './phone-numbers.ts';
import {
  isPlaceholderAddress,
  isPlaceholderEmail,
  isPlaceholderPerson,
  isPlaceholderPhone,
  isPlaceholderText,
} from './placeholders.ts';
import { repairedBlocks } from './repaired-blocks.ts';
import { serviceFacts } from './service-facts.ts';
import { siteNameFacts } from './site-name-rules.ts';
import { statFacts } from './stat-rules.ts';
import { testimonialCards } from './testimonial-cards.ts';
import { testimonialFacts } from './testimonial-rules.ts';
import { addVerbatimEvidence } from './verbatim-evidence.ts';

/** Limits for one page: with its evidence it has to fit an item of the table (400 KB). */
const OBSERVATIONS_PER_PAGE_MAX = 100;
const CHARACTERS_PER_PAGE_MAX = 60_000;
/** So many blocks say in which language the page is. */
const LANGUAGE_BLOCKS = 200;

/**
 * The facts that a page states about the business whose site it is: from its structured data (source `schema_org`), and by
 * rules from what a visitor reads (source `crawl`). The rules would rather miss a fact than make one up.
 *
 * `root` is the parsed page. `schema` and `brokenBlocks` are the structured data as the page's snapshot shows it, because
 * locators point into that. For a fact and a source a page has one voice: its first. Never throws; its work is bounded as that of the parser.
 */
export function extractFacts({
  root,
  url,
  schema,
  brokenBlocks = [],
  pageKind = null,
}: {
  root: Root;
  url: string;
  schema: unknown;
  brokenBlocks?: readonly BrokenBlock[];
  pageKind?: PageKind | null;
}): Observation[] {
  const structured = structuredFacts(root, { schema, brokenBlocks }, url);
  return oneVoice(
    [...structured, ...writtenFacts(root, url, { structured, pageKind })].filter((one) => !isTemplate(one)),
  );
}

/** Reads facts from the page's structured data in any of its forms, JSON-LD first. */
function structuredFacts(root: Root, { schema, brokenBlocks }: CapturedStructuredData, url: string): Observation[] {
  const { microdata, rdfa } = readMarkupData(root);
  return [
    ...nodeFacts(schema, url),
    ...repairedBlocks(brokenBlocks).flatMap(({ value, pointer }) =>
      nodeFacts(value, url).map((one) => ({ ...one, locator: pointer })),
    ),
    ...nodeFacts(microdata, url).map((one) => ({ ...one, locator: `microdata:${one.locator}` })),
    ...nodeFacts(rdfa, url).map((one) => ({ ...one, locator: `rdfa:${one.locator}` })),
  ];
}

function nodeFacts(document: unknown, url: string): Observation[] {
  const reader = new JsonLdReader(document);
  const observations = [
    ...businessNodes(reader, url).flatMap((business) => [
      ...businessFacts(reader, business),
      ...organizationFacts(reader, business),
      ...aggregateRatingFacts(reader, business),
      ...schemaOfferFacts(reader, business),
    ]),
    ...reviewFacts(reader, reader.nodes),
    ...serviceNodeFacts(reader),
  ];
  return observations.map((observation) => addVerbatimEvidence(observation, document));
}

function writtenFacts(
  root: Root,
  url: string,
  { structured, pageKind }: { structured: readonly Observation[]; pageKind: PageKind | null },
): Observation[] {
  const page = readBlocks(root);
  const purpose = readPurpose(url, root);
  const countries = once(() => {
    const text = page.blocks
      .slice(0, LANGUAGE_BLOCKS)
      .map((block) => block.text)
      .join('\n');
    return pageCountries({ root, url, text }, structured.flatMap(countryIn));
  });
  const ofMarkup = siteNameFact(readSiteName(root));
  const siteName =
    ofMarkup.length > 0 || hasName(structured) ? ofMarkup : siteNameFacts(root, page, url, purpose.isStart);
  return [
    ...siteName,
    ...identityFacts(page, purpose),
    ...contactFacts(page, purpose, url, countries),
    ...statFacts(page, purpose),
    ...offerFacts(page, purpose),
    ...serviceFacts(page, purpose),
    // No one praises a business in its terms.
    ...(pageKind === 'legal' ? [] : [...testimonialFacts(page, purpose), ...testimonialCards(page, purpose)]),
    ...awardFacts(page),
    ...clientFacts(page),
    ...personFacts(page, purpose),
  ];
}

/** Most pages have nothing that looks like a number to call or a postal code: the countries take a third of their reading. */
function once<T>(read: () => T): () => T {
  let known: { value: T } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

const hasName = (observations: readonly Observation[]): boolean =>
  observations.some(({ claim }) => claim.kind === 'identity' && claim.key === 'company_name');

/** The two letters of the country at the end of an address. */
const countryIn = ({ claim }: Observation): string[] =>
  claim.kind === 'contact' && claim.key === 'address' ? (/, ([A-Z]{2})$/.exec(claim.data.value)?.slice(1) ?? []) : [];

/** True for a placeholder of a template, which is no fact wherever it stands. */
function isTemplate({ claim }: Observation): boolean {
  if (claim.kind === 'testimonial')
    return isPlaceholderPerson(claim.data.author_name) || isPlaceholderText(claim.data.quote);
  if (claim.kind === 'person') return isPlaceholderPerson(claim.data.name);
  if (claim.kind !== 'contact') return 'value' in claim.data && isPlaceholderText(String(claim.data.value));
  if (claim.key === 'phone')
    return isPlaceholderPhone(`+${toDigits(claim.data.value)}`) || toDigits(claim.data.value).length < 6;
  if (claim.key === 'email') return isPlaceholderEmail(claim.data.value);
  return claim.key === 'address' && isPlaceholderAddress(claim.data.value);
}

function readSiteName(root: Root): string | null {
  for (const meta of elementsIn(root)) {
    if (meta.tagName !== 'meta' || textProperty(meta, 'property')?.toLowerCase() !== 'og:site_name') continue;
    return textProperty(meta, 'content')?.trim() || null;
  }
  return null;
}

function oneVoice(observations: readonly Observation[]): Observation[] {
  const first = new Map<string, Observation>();
  let characters = 0;
  for (const observation of observations) {
    const voice = `${observation.source} ${factIdentity(observation.claim)}`;
    if (first.has(voice)) continue;
    characters += JSON.stringify(observation).length;
    if (first.size === OBSERVATIONS_PER_PAGE_MAX || characters > CHARACTERS_PER_PAGE_MAX) break;
    first.set(voice, observation);
  }
  return [...first.values()];
}
