import parameters from './tracking-parameters.json' with { type: 'json' };

/**
 * Query parameters that say where a visitor came from, or which session is his: never which page it is.
 * `ref`, `source`, `lang` and the like stay, because sites do address pages by them.
 */
const ignoredParameters: ReadonlySet<string> = new Set(Object.values(parameters).flat());

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
