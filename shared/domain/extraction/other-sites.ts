import type { Element } from 'hast';
import { siteNameOfHost } from '../urls/site-host.ts';
import { textProperty } from './text-property.ts';

/** Whether a link leads to another site than the page's: a source, a shop, a product, but no other article of this site. */
export type LeadsAway = (link: Element) => boolean;

export const leadsNowhereElse: LeadsAway = () => false;

export function leadsAwayFrom(pageUrl: string): LeadsAway {
  const own = siteNameOfHost(pageUrl);
  return (link) => {
    const href = textProperty(link, 'href') ?? '';
    if (!/^\s*(?:https?:)?\/\//i.test(href)) return false;
    const site = siteNameOfHost(href.trim().replace(/^\/\//, 'https://'));
    return site !== '' && site !== own;
  };
}
