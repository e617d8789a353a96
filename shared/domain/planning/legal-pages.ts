import type { SiteKind } from './site-kinds.ts';
import type { NamedRole } from './words/writing-words.ts';

/** Countries whose law asks every commercial site for a page that names who is responsible. */
const imprintCountries = new Set(['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'BE', 'MC', 'ES', 'IT']);
/** Countries where sites publish a page about cookies besides the privacy policy. */
const cookieCountries = new Set(['FR', 'BE', 'ES', 'IT', 'PT', 'NL', 'GB', 'TR']);
/** Countries of the European rules of distance selling, with fourteen days to withdraw. */
const withdrawalCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK LI NO IS'.split(' '),
);
/** Countries where sites without a shop publish terms as well. */
const termsCountries = new Set(['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'PT', 'IN', 'ZA']);

/** Kinds whose visitors buy nothing from the site. */
const withoutContracts = new Set(['association', 'open-source']);

/** The legal pages that the country and what is sold ask for. A guide for the plan, and no legal advice. */
export function legalPages(alpha2: string | null, kind: SiteKind, sellsOnline: boolean): NamedRole[] {
  const country = alpha2 ?? 'US';
  const hasTerms = sellsOnline || kind.id === 'saas' || (termsCountries.has(country) && !withoutContracts.has(kind.id));
  return [
    ...(imprintCountries.has(country) ? (['imprint'] as const) : []),
    'privacy',
    ...(cookieCountries.has(country) ? (['cookies'] as const) : []),
    ...(hasTerms ? (['terms'] as const) : []),
    ...(sellsOnline && withdrawalCountries.has(country) ? (['withdrawal'] as const) : []),
  ];
}
