import type { Element } from 'hast';
import { textProperty } from './text-property.ts';

/** Whether a link leads to another site than the page's: a source, a shop, a product, but no other article of this site. */
export type LeadsAway = (link: Element) => boolean;

export const leadsNowhereElse: LeadsAway = () => false;

export function leadsAwayFrom(pageUrl: string): LeadsAway {
  const own = siteOf(pageUrl);
  return (link) => {
    const href = textProperty(link, 'href') ?? '';
    if (!/^\s*(?:https?:)?\/\//i.test(href)) return false;
    const site = siteOf(href.trim().replace(/^\/\//, 'https://'));
    return site !== '' && site !== own;
  };
}

/** The last two labels of the host. Two sites below one `co.uk` count as one, which is the careful side. */
function siteOf(url: string): string {
  return (URL.parse(url)?.hostname ?? '').toLowerCase().split('.').slice(-2).join('.');
}
