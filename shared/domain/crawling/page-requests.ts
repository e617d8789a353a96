import { isSameSite } from '../urls/domain.ts';
import { parseHttpUrl, urlHost } from '../urls/http-url.ts';
import type { RobotsPolicy } from './robots.ts';

/** A request by a page that runs in a browser. */
export interface PageRequest {
  readonly url: string;
  readonly method: string;
  /** As the browser's protocol names it: `script`, `xhr`, `image` … */
  readonly resourceType: string;
  /** The document of the page itself, or of a frame in it. */
  readonly isNavigation: boolean;
  readonly isMainFrame: boolean;
}

type RequestRefusal =
  /** Nothing that text comes from: pictures, fonts, media, beacons, sockets, prefetched pages. */
  | 'type'
  /** Reading a page changes nothing on a server. */
  | 'method'
  | 'frame'
  | 'scheme'
  /** Counts visitors; a crawler is none. */
  | 'tracker'
  | 'off_site'
  | 'robots';

const readTypes: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch']);
const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Hosts, with all below them, that exist to count visitors, to advertise or to watch them: no page's text comes from there. */
const trackers: ReadonlySet<string> = new Set(
  (
    'google-analytics.com googletagmanager.com googlesyndication.com googleadservices.com doubleclick.net ' +
    'connect.facebook.net facebook.com hotjar.com hotjar.io clarity.ms bat.bing.com segment.com segment.io mixpanel.com ' +
    'amplitude.com heapanalytics.com fullstory.com mouseflow.com crazyegg.com plausible.io matomo.cloud usefathom.com ' +
    'cloudflareinsights.com newrelic.com nr-data.net sentry.io sentry-cdn.com bugsnag.com datadoghq-browser-agent.com ' +
    'analytics.tiktok.com ads-twitter.com analytics.twitter.com snap.licdn.com px.ads.linkedin.com ct.pinterest.com ' +
    'intercom.io intercomcdn.com drift.com hs-scripts.com hs-analytics.net hsforms.net js.stripe.com ' +
    'criteo.com criteo.net taboola.com outbrain.com adnxs.com amazon-adsystem.com quantserve.com scorecardresearch.com ' +
    'mc.yandex.ru top-fwz1.mail.ru hm.baidu.com'
  ).split(' '),
);

/**
 * Whether the crawler makes this request for a page: null, or why not. Only what text can come from is requested, with methods
 * that change nothing. robots.txt holds for the site's own files as it does for its pages; files of other hosts, such as
 * libraries on a content network, are requested because the page names them.
 */
export function refuseRequest(
  request: PageRequest,
  { site, robots }: { site: string; robots: Pick<RobotsPolicy, 'isAllowed'> },
): RequestRefusal | null {
  const url = parseHttpUrl(request.url);
  if (url === null) return 'scheme';
  if (!readTypes.has(request.resourceType)) return 'type';
  if (!readMethods.has(request.method)) return 'method';
  const isDocument = request.isNavigation || request.resourceType === 'document';
  if (isDocument && !request.isMainFrame) return 'frame';
  const isOwn = isSameSite(urlHost(url), site);
  if (isDocument && !isOwn) return 'off_site';
  if (isTracker(url.hostname)) return 'tracker';
  return isOwn && !robots.isAllowed(url.href) ? 'robots' : null;
}

function isTracker(hostname: string): boolean {
  const labels = hostname.toLowerCase().split('.');
  return labels.some((_, at) => trackers.has(labels.slice(at).join('.')));
}
