import type { Root } from 'hast';
import { elementsIn } from '../extraction/hast-text.ts';
import { textProperty } from '../extraction/text-property.ts';
import { businessNodes } from './business-nodes.ts';
import { contactFacts } from './contact-rules.ts';
import { factIdentity } from './fact-identity.ts';
import { identityFacts, siteNameFact } from './identity-rules.ts';
import { businessFacts } from './json-ld-business.ts';
import { organizationFacts, reviewFacts } from './json-ld-people.ts';
import { JsonLdReader } from './json-ld-reader.ts';
import { awardFacts, clientFacts, toldAwardFacts } from './list-rules.ts';
import type { Observation } from './observation.ts';
import { readBlocks } from './page-blocks.ts';
import { pageCountries } from './page-country.ts';
import { purposeOf } from './page-purpose.ts';
import { personFacts } from './person-rules.ts';
import { siteNameFacts } from './site-name-rules.ts';
import { statFacts } from './stat-rules.ts';
import { testimonialCards } from './testimonial-cards.ts';
import { testimonialFacts } from './testimonial-rules.ts';
import { withVerbatimEvidence } from './verbatim-evidence.ts';

/** What one page may say: with its evidence it has to fit an item of the table (400 KB). */
const OBSERVATIONS_PER_PAGE_MAX = 100;
const CHARACTERS_PER_PAGE_MAX = 60_000;

/**
 * The facts that a page states about the business whose site it is: from its structured data (source `schema_org`), and by
 * rules from what a visitor reads (source `crawl`). The rules would rather miss a fact than make one up.
 *
 * `root` is the parsed page. `schema` is the structured data as the page's snapshot shows it, because locators point into
 * that. For a fact and a source a page has one voice: its first. Never throws; its work is bounded as that of the parser.
 */
export function extractFacts({ root, url, schema }: { root: Root; url: string; schema: unknown }): Observation[] {
  const structured = structuredFacts(schema, url);
  return oneVoice([...structured, ...writtenFacts(root, url, structured)]);
}

function structuredFacts(schema: unknown, url: string): Observation[] {
  const reader = new JsonLdReader(schema);
  const observations = [
    ...businessNodes(reader, url).flatMap((business) => [
      ...businessFacts(reader, business),
      ...organizationFacts(reader, business),
    ]),
    ...reviewFacts(reader, reader.nodes),
  ];
  return observations.map((observation) => withVerbatimEvidence(observation, schema));
}

function writtenFacts(root: Root, url: string, structured: readonly Observation[]): Observation[] {
  const page = readBlocks(root);
  const purpose = purposeOf(url, root);
  const countries = pageCountries({ root, url, text: page.blocks.map(({ text }) => text).join('\n') }, []);
  const ofMarkup = siteNameFact(siteNameOf(root));
  const siteName = ofMarkup.length > 0 ? ofMarkup : siteNameFacts(root, page, url, purpose.isStart);
  return [
    ...siteName,
    ...identityFacts(page, purpose, [...structured, ...siteName]),
    ...contactFacts(page, purpose, url, countries),
    ...statFacts(page, purpose),
    ...testimonialFacts(page, purpose),
    ...testimonialCards(page, purpose),
    ...awardFacts(page),
    ...toldAwardFacts(page, purpose),
    ...clientFacts(page),
    ...personFacts(page, purpose),
  ];
}

function siteNameOf(root: Root): string | null {
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
