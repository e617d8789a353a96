import { isTrackingParameter } from './tracking-parameters.ts';

/** Characters that RFC 3986 allows in a path segment as they are, and that `encodeURIComponent` escapes all the same. */
const escapedNeedlessly = /%(?:24|26|2b|2c|3a|3b|3d|40)/g;

/**
 * Paths that the steps below leave unchanged, but for the last slash: nearly every path, and search data has tens of
 * thousands.
 */
const plainPath = /^(?:\/[a-z0-9_.~!'()*-]+)+\/?$/;

/** `name.ext`: an extension begins with a letter, so that `/release-1.2` is a folder; two well-known ones do not. */
const fileName = /\.(?:[a-z][a-z0-9]{0,9}|7z|3gp)$/;

/** `;jsessionid=1A2B` and the like: session state that old Java and PHP servers hide in the path. */
const sessionPathParameter = /;(?:jsessionid|phpsessid|sid|sessionid)=[^;/]*/gi;

/** True when the last segment of a lower-cased path has a file extension, as in `/files/price-list.pdf`. */
function looksLikeFile(path: string): boolean {
  return fileName.test(path.slice(path.lastIndexOf('/') + 1));
}

/**
 * The form in which a path is compared and stored: lower case, one spelling of percent-encoding, no duplicate slashes,
 * no session parameters, trailing slash unless it looks like a file. Takes a WHATWG `pathname`, where dot segments are
 * gone already. Hex digits are lower-cased with the rest, because the API promises lower-cased paths.
 */
export function normalizePathname(pathname: string): string {
  if (plainPath.test(pathname)) return addSlash(pathname.endsWith('/') ? pathname.slice(0, -1) : pathname);
  const segments = pathname
    .replace(sessionPathParameter, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map(normalizeSegment);
  return segments.length === 0 ? '/' : addSlash(`/${segments.join('/')}`);
}

const addSlash = (path: string): string => (looksLikeFile(path) ? path : `${path}/`);

/** The query without tracking and session parameters, sorted, or '' when nothing is left. Values keep their case. */
export function normalizeQuery(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(([name]) => !isTrackingParameter(name));
  // Sorted by name alone, and stable: the order of repeated names can carry meaning.
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new URLSearchParams(kept).toString();
}

function normalizeSegment(segment: string): string {
  // The first lower-casing after decoding lowers letters beyond ASCII (`%C3%89` is a capital letter), the last the hex digits.
  return encodeURIComponent(decodePath(segment).toLowerCase().toWellFormed())
    .toLowerCase()
    .replace(escapedNeedlessly, (encoded) => decodeURIComponent(encoded));
}

/** Malformed percent-encoding (`100%`, Latin-1 bytes) is what the server meant: it stays, as text. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    });
  }
}
