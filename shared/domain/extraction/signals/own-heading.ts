import { foldName } from '../../pages/page-kind/page-names.ts';
import { elementsIn, visibleText } from '../hast-text.ts';
import { headingText } from '../page-metadata.ts';
import { textProperty } from '../text-property.ts';
import type { PageParts, Placed } from './page-parts.ts';

/**
 * The H1 that is the page's own. Templates set the logo as an H1 of every page: one that is a picture alone, that links to the home
 * page, or that says what the site is called, while another H1 does not.
 */
export function ownHeading({ headings, metas }: PageParts, title: string | null): string | null {
  const h1s = headings
    .filter(({ tagName }) => tagName === 'h1')
    .map((placed) => ({ placed, text: headingText(placed.element) }))
    .filter(({ text }) => text !== '');
  const siteName = foldName(
    textProperty(metas.find((meta) => textProperty(meta, 'property') === 'og:site_name') ?? noElement, 'content') ?? '',
  );
  const own = h1s.filter(({ placed, text }) => !isLogo(placed, text, siteName));
  const pageName = foldName(title ?? '');
  const titled = own.find(({ text }) => pageName !== '' && pageName.includes(foldName(text)));
  return (
    (titled ?? own.find(({ placed }) => placed.place === 'content') ?? own[0])?.text ??
    (h1s.length === 1 ? (h1s[0]?.text ?? null) : null)
  );
}

const noElement = { type: 'element' as const, tagName: 'meta', properties: {}, children: [] };

function isLogo({ element, place }: Placed, text: string, siteName: string): boolean {
  const isPicture = visibleText(element) === '';
  const linksHome = elementsIn(element).some((inside) => {
    const href = textProperty(inside, 'href') ?? '';
    return inside.tagName === 'a' && (href === '/' || /^https?:\/\/[^/]+\/?$/.test(href));
  });
  const isSiteName = siteName !== '' && foldName(text) === siteName;
  return (
    (place === 'frame' && (isPicture || linksHome || isSiteName)) ||
    (isPicture && linksHome) ||
    (linksHome && isSiteName)
  );
}
