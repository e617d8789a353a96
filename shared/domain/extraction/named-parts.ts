/** Parts of a page that are known by the whole name that themes, plugins and consent tools give them. */
import type { Element } from 'hast';
import { elementNames } from './hast-text.ts';

/** Parts that stand in the content and are none, in the names that themes and plugins give them. Whole names only. */
const partNames = [
  /^(?:social|share|sharing|addtoany|sharedaddy|sharethis|addthis)(?:[-_](?:share|sharing|links?|icons?|media|buttons?|bar|tools?|list|box|wrapper|container))*$/i,
  /^ad(?:[-_](?:slot|banner|container|unit|wrapper))$|^(?:adsbygoogle|advert|advertisement|google-auto-placed)$/i,
  /^skip[-_](?:link|to[-_]content)/i,
  /^(?:jp-relatedposts|yarpp(?:-related)?|outbrain|taboola|ob-widget|trc_related_container|zergnet)$/i,
  /^(?:newsletter|subscribe|subscription|mailing[-_]list|email[-_]signup)(?:[-_]{1,2}(?:sign[-_]?up|form|box|subscribe|widget|promo|cta|block|wrapper|container|banner))+$/i,
  /^(?:about[-_]the[-_]author|(?:post|entry|article)?[-_]?author[-_](?:box|bio|info|card|profile|description))$/i,
  /^(?:post|article|entry)[-_](?:navigation|nav|pagination|tags|footer-tags)$|^(?:pagination|pager|nav-links|tag-links|cat-links|tags-links)$/i,
  /^(?:[a-z_-]{0,60}[-_])?bread-?crumbs?(?:[-_]{1,2}(?!title)[a-z0-9]{1,20}){0,5}$|^skip-block$/i,
];

/** Lists of other articles; a link in a sentence may have such a name. */
const listed = 'posts?|articles?|stor(?:y|ies)|links?|content|news|reading|products?|videos?|stuff';
const relatedNames = new RegExp(
  String.raw`^(?:\w{1,40}[-_]{1,2})?(?:related|recommended|recommendation|popular|trending|recent)[-_]{0,2}(?:${listed})(?:[-_]{1,2}\w{1,40})?$`,
  'i',
);

/** Banners about cookies, in the names that the usual consent tools and themes give them. */
const consentNames =
  /cookie[-_]?(?:banner|bar|notice|consent|law|modal|popup)|consent[-_]?(?:banner|modal|manager|popup)|onetrust|cookiebot|cybotcookie|usercentrics|didomi|qc-cmp2|cmplz|gdpr/i;

interface NamedPart {
  isPart: boolean;
  isRelated: boolean;
  isConsent: boolean;
}

/** Pages repeat their names: each is looked at once, as long as there are not too many. */
const knownNames = new Map<string, NamedPart>();
const KNOWN_NAMES_MAX = 5000;

/** Of one id or class. */
export function readName(name: string): NamedPart {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  if (knownNames.size >= KNOWN_NAMES_MAX) knownNames.clear();
  const part = {
    isPart: partNames.some((pattern) => pattern.test(name)),
    isRelated: relatedNames.test(name),
    isConsent: consentNames.test(name),
  };
  knownNames.set(name, part);
  return part;
}

export function isConsentBanner(element: Element): boolean {
  if (element.tagName === 'body' || element.tagName === 'html') return false;
  const { id, className } = element.properties;
  if (id === undefined && className === undefined) return false;
  return elementNames(element).some((name) => readName(name).isConsent);
}
