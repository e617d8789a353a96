import { readFactReading } from '../../language-data/fact-reading/read-fact-reading.ts';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';

let known: ReadonlyMap<string, string> | undefined;
/** The name that a `social:<platform>` key gives to the network of a host. */
function platformOfHost(host: string): string | undefined {
  known ??= new Map(readFactReading().platforms.flatMap(({ platform, hosts }) => hosts.map((one) => [one, platform])));
  return known.get(host);
}

/** Share buttons, single posts and legal pages are no profile of the business. */
const noProfile = new RegExp(alternatives('facts', 'noProfile'), 'i');
/** Networks whose profiles have their own path. What follows it is a part of the profile: its certificates, its posts. */
const profilePath: Readonly<Record<string, RegExp>> = {
  linkedin: /^\/(?:company|in|school|showcase|organization)\/[^/]+(?:\/[a-z]{2})?\/?$/i,
  xing: /^\/(?:pages|profile|companies|company)\/[^/]/i,
};

const subdomain = /^(?:www|m|mobile|[a-z]{2}(?:-[a-z]{2})?)\./;

/** The network whose profile a URL is, or null. */
export function findSocialPlatform(href: string): string | null {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const platform = platformOfHost(url.hostname) ?? platformOfHost(url.hostname.replace(subdomain, ''));
  // Old addresses of Twitter have the name in the fragment.
  const path = url.pathname === '/' && url.hash.startsWith('#!/') ? url.hash.slice(2) : url.pathname;
  if (platform === undefined || path.length < 2 || noProfile.test(path)) return null;
  return (profilePath[platform]?.test(path) ?? true) ? platform : null;
}

/** Parameters of links that count who follows them. */
const trackingParameters =
  /^(?:utm_\w+|fref|ref|hc_ref|igsh(?:id)?|mibextid|feature|hl|lang|trk|originalSubdomain|sk|s|t|_rdr|locale)$/i;

/** The address of a profile without what counts its visitors. */
export function profileUrl(href: string): string {
  const url = URL.parse(href);
  if (!url || url.search === '') return href;
  const kept = [...url.searchParams].filter(([name]) => !trackingParameters.test(name));
  if (kept.length === url.searchParams.size) return href;
  url.search = kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
  return url.href;
}
