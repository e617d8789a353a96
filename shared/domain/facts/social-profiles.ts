/** Hosts of social networks, and the name that a `social:<platform>` key gives them. */
const platformOfHost: Readonly<Record<string, string>> = {
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'instagram.com': 'instagram',
  'x.com': 'x',
  'twitter.com': 'x',
  'linkedin.com': 'linkedin',
  'youtube.com': 'youtube',
  'tiktok.com': 'tiktok',
  'pinterest.com': 'pinterest',
  'github.com': 'github',
  'threads.net': 'threads',
  'threads.com': 'threads',
  'bsky.app': 'bluesky',
  'vimeo.com': 'vimeo',
  'medium.com': 'medium',
  'xing.com': 'xing',
};

/** Share buttons, single posts and legal pages are no profile of the business. */
const noProfile =
  /^\/(?:sharer|share|intent|home|login|signup|search|hashtag|watch|status|p|reel|reels|explore|policies|privacy|terms|about|legal|help|dialog|plugins|embed|shareArticle|pin)(?:[/.?]|$)|\/(?:status|posts|pulse)\/|share/i;

const subdomain = /^(?:www|m|mobile|[a-z]{2}(?:-[a-z]{2})?)\./;

/** The network whose profile a URL is, or null. */
export function socialPlatformOf(href: string): string | null {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const platform = platformOfHost[url.hostname.replace(subdomain, '')];
  if (platform === undefined || url.pathname.length < 2 || noProfile.test(url.pathname)) return null;
  return platform;
}
