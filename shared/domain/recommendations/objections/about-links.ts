import { trimTrailing } from '../../language/trailing-characters.ts';
import { message } from '../../messages/message.ts';
import type { EditReading } from '../edit-reading.ts';
import { type ObjectionRule, quoted } from './objection.ts';

/** Criteria that a link to another page of the site, or to another site, is to meet. */
const internalCriteria = ['links_internal', 'links_variety'];
const sourceCriteria = ['trust_sources', 'links_outbound'];

/** Every new link leads to a page that exists. One with another text alone leads where it led before. */
export const linksExist: ObjectionRule = ({ links: written, before, stateOf }) => {
  const known = new Set(before.links.map(({ href }) => href));
  const links = written.filter(({ href }) => !known.has(href));
  const nowhere = links.filter(({ href }) => /^\s*(?:#\s*|javascript:.*|about:.*|)$/i.test(href));
  if (nowhere[0]) return [message('objections.links.nowhere', { text: quoted(nowhere[0].text) })];
  const missing = links.filter(({ href, kind }) => kind !== 'other' && stateOf(href) === 'missing');
  return missing.slice(0, 3).map(({ href, kind }) =>
    message(kind === 'internal' ? 'objections.links.no-page' : 'objections.links.no-address', {
      address: quoted(href),
    }),
  );
};

/** Links between pages lead to other pages, each by its own words. */
export const linksLeadElsewhere: ObjectionRule = ({ links, criteria, before }) => {
  const internal = links.filter(({ kind }) => kind === 'internal');
  if (!internalCriteria.some((key) => criteria.has(key))) return [];
  const own = normalizeUrl(before.input.url);
  const elsewhere = internal.filter(({ target }) => target !== own);
  if (internal.length > 0 && elsewhere.length === 0) return [message('objections.links.itself')];
  const texts = new Set(elsewhere.map(({ text }) => text.toLowerCase()));
  const targets = new Set(elsewhere.map(({ target }) => target));
  return texts.size === 1 && targets.size > 1
    ? [message('objections.links.same-text', { text: quoted(elsewhere[0]?.text ?? '') })]
    : [];
};

/** A source is a link to a document of another site. */
export const sourcesAreLinked: ObjectionRule = ({ links, criteria }) =>
  sourceCriteria.some((key) => criteria.has(key)) && !links.some(({ kind }) => kind === 'outbound')
    ? [message('objections.links.no-source')]
    : [];

const normalizeUrl = (url: string | null): string | null => {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && trimTrailing(`${parsed.host}${parsed.pathname}`.toLowerCase(), /\//);
};

/** The addresses that a reader of the edit would be sent to, or whose image is shown, each once. */
export function collectAddresses({ links, added }: Pick<EditReading, 'links' | 'added'>): string[] {
  const hrefs = links.filter(({ kind }) => kind !== 'other').map(({ href }) => href);
  const images = added.images.map(({ src }) => src).filter((src) => src !== '' && !/^data:/i.test(src));
  return [...new Set([...hrefs, ...images])];
}

/**
 * Names an unproven address: the criteria ask for a source, a link or an image, and of none of the new ones it is
 * known whether it exists.
 */
export function unprovenAddress({ criteria, links, added, stateOf }: EditReading): string | null {
  const of = (kind: 'internal' | 'outbound'): string[] =>
    links.filter((link) => link.kind === kind).map(({ href }) => href);
  const needed = [
    { keys: sourceCriteria, addresses: of('outbound') },
    { keys: internalCriteria, addresses: of('internal') },
    { keys: ['structure_images'], addresses: added.images.map(({ src }) => src) },
  ];
  for (const { keys, addresses } of needed) {
    if (!keys.some((key) => criteria.has(key)) || addresses.length === 0) continue;
    if (!addresses.some((address) => stateOf(address) === 'exists')) return addresses[0] ?? null;
  }
  return null;
}
