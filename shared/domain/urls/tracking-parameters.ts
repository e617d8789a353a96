/**
 * Query parameters that say where a visitor came from, or which session is his: never which page it is.
 * `ref`, `source`, `lang` and the like stay, because sites do address pages by them.
 */
const ignoredParameters = new Set([
  // Advertising and social click ids.
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
  'gad_source',
  'gad_campaignid',
  'srsltid',
  'fbclid',
  'msclkid',
  'yclid',
  'twclid',
  'ttclid',
  'li_fat_id',
  'igshid',
  'igsh',
  'epik',
  // Analytics and e-mail campaigns.
  '_ga',
  '_gl',
  'mc_cid',
  'mc_eid',
  '_hsenc',
  '_hsmi',
  '__hstc',
  '__hssc',
  '__hsfp',
  'hsctatracking',
  'mkt_tok',
  'vero_id',
  '_kx',
  // Session ids.
  'phpsessid',
  'jsessionid',
  'sid',
  'sessid',
  'session_id',
  'sessionid',
  'cfid',
  'cftoken',
]);

/** True for a query parameter that does not belong to a page's identity (tracking or session), whatever its case. */
export function isTrackingParameter(name: string): boolean {
  const lowered = name.toLowerCase();
  return lowered.startsWith('utm_') || lowered.startsWith('aspsessionid') || ignoredParameters.has(lowered);
}

/**
 * Removes the fragment and the tracking parameters: asking for a page with our visitor's campaign or session would distort the site's
 * own statistics. Returns the address.
 */
export function removeTracking(url: URL): string {
  url.hash = '';
  const tracking = [...url.searchParams.keys()].filter(isTrackingParameter);
  // Deleting re-encodes the whole query, so a query without tracking parameters is left as it was written.
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}
