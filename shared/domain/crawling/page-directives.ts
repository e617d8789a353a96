import { parseHttpUrl } from '../urls/http-url.ts';
import { parseUnavailableAfter } from './unavailable-after.ts';
import { robotsProductToken } from './user-agent.ts';
import type { WebHeaders } from './web-response.ts';

/** A page's directives to crawlers. */
interface PageDirectives {
  readonly robots: { readonly noindex: boolean; readonly nofollow: boolean; readonly unavailableAfter?: string };
  readonly canonicalUrl: string | null;
}

/** Google's index is the one that the search-console data is about, so what is said to its crawler counts here too. */
const agents: ReadonlySet<string> = new Set(['googlebot', robotsProductToken.toLowerCase()]);
/** Directives that take a value: the word before the colon is no crawler's name. */
const valuedDirectives: ReadonlySet<string> = new Set([
  'unavailable_after',
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
]);
/** Headers are 16 KB in all at most; no page has so many directives. */
const maxDirectives = 200;

/**
 * Combines the directives of the page's markup with those of its response headers: `X-Robots-Tag` (a directive that is in either
 * place holds) and `Link: <…>; rel="canonical"` (RFC 6596; the markup's own wins).
 */
export function pageDirectives(markup: PageDirectives, headers: WebHeaders, url: string): PageDirectives {
  const directives = headerDirectives(headers['x-robots-tag'] ?? '');
  const header = new Set(directives);
  const unavailableAfter = markup.robots.unavailableAfter ?? parseUnavailableAfter(directives);
  return {
    robots: {
      noindex: markup.robots.noindex || header.has('noindex') || header.has('none'),
      nofollow: markup.robots.nofollow || header.has('nofollow') || header.has('none'),
      ...(unavailableAfter === null ? {} : { unavailableAfter }),
    },
    canonicalUrl: markup.canonicalUrl ?? headerCanonical(headers['link'] ?? '', url),
  };
}

/** `noindex`, `googlebot: noindex, nofollow`: a crawler's name holds for what follows it, up to the next name. */
function headerDirectives(value: string): string[] {
  const directives: string[] = [];
  let isForUs = true;
  for (const part of value.toLowerCase().split(',', maxDirectives)) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).trim();
    // The rest of a date has colons, and no name has a space.
    const isNamed = colon >= 0 && !valuedDirectives.has(name) && !name.includes(' ');
    if (isNamed) isForUs = agents.has(name);
    if (isForUs) directives.push((isNamed ? part.slice(colon + 1) : part).trim());
  }
  return directives;
}

function headerCanonical(value: string, url: string): string | null {
  for (const [, target, parameters] of value.matchAll(/<([^<>]{1,2048})>((?:\s*;[^,<>]{0,200}){0,5})/g)) {
    const relations = (parameters ?? '').split(';').filter((parameter) => /^\s*rel\s*=/i.test(parameter));
    if (relations.some((relation) => /\bcanonical\b/i.test(relation)))
      return parseHttpUrl(target ?? '', url)?.href ?? null;
  }
  return null;
}
