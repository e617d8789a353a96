import { trimTrailing } from '../language/trailing-characters.ts';
import type { ContentDocument } from '../markdown/content-document.ts';
import { links } from '../markdown/document-parts.ts';
import { isSameSite } from '../urls/domain.ts';
import type { GradingInput } from './grading-input.ts';

/** A link in the body. Links of navigation and footer are not in the body and do not count here. */
export interface PageLink {
  readonly href: string;
  readonly text: string;
  readonly blockId: string | null;
  /** `other` is what leads to no page: mailto, tel, in-page anchors. */
  readonly kind: 'internal' | 'outbound' | 'other';
  /** Host and path in lower case without a trailing slash: equal for two links to one page. */
  readonly target: string;
}

/** No browser or crawler follows longer ones. */
const hrefCharactersMax = 2048;

export function readLinks(
  document: ContentDocument,
  { url, siteDomain }: Pick<GradingInput, 'url' | 'siteDomain'>,
): PageLink[] {
  const base = url ?? (siteDomain === null ? 'https://site.invalid/' : `https://${siteDomain}/`);
  const home = URL.canParse(base) ? new URL(base).hostname : '';
  const found: PageLink[] = [];
  for (const { href, text, blockId, followsLink } of links(document)) {
    const shown = text.trim();
    const before = found.at(-1);
    // A link around several blocks (a card with a picture, a heading and "Read more") is one link for each of them in Markdown.
    if (before !== undefined && followsLink && before.href === href && before.text !== shown)
      found[found.length - 1] = { ...before, text: `${before.text} ${shown}`.trim() };
    else found.push({ href, text: shown, blockId, ...classify(href.slice(0, hrefCharactersMax).trim(), base, home) });
  }
  return found;
}

function classify(href: string, base: string, home: string): Pick<PageLink, 'kind' | 'target'> {
  if (href === '' || href.startsWith('#') || !URL.canParse(href, base)) return { kind: 'other', target: href };
  const target = new URL(href, base);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return { kind: 'other', target: href };
  const key = linkTarget(target);
  // An anchor of the page itself, written out.
  if (target.hash !== '' && key === linkTarget(new URL(base))) return { kind: 'other', target: href };
  return { kind: isSameSite(target.hostname, home) ? 'internal' : 'outbound', target: key };
}

/** The `target` of links to a page of this address. */
export const linkTarget = ({ host, pathname }: URL): string => trimTrailing(`${host}${pathname}`.toLowerCase(), /\//);
