import type { PublishTarget, TargetItem } from './target.ts';

/** Of items that know their path alone. */
const NO_HOST = 'https://no-host.invalid';

/** One spelling of an address: the scheme, `www.`, the last slash and the encoding are left out. */
function addressKey(address: string, host: 'with host' | 'path alone' = 'with host'): string {
  const url = URL.parse(address, NO_HOST);
  if (url === null) return address;
  const path = decode(url.pathname)
    .replace(/\/{1,20}$/, '')
    .normalize('NFC');
  const isPathAlone = host === 'path alone' || url.origin === NO_HOST;
  return `${isPathAlone ? '' : url.host.replace(/^www\./, '')}${path || '/'}${url.search}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The items of these addresses. The list is read until all are found. */
export async function matchItems(
  target: PublishTarget,
  urls: readonly string[],
): Promise<ReadonlyMap<string, TargetItem>> {
  const wanted = new Map(
    urls.flatMap((url) => [[addressKey(url), url] as const, [addressKey(url, 'path alone'), url] as const]),
  );
  const found = new Map<string, TargetItem>();
  if (urls.length === 0) return found;
  for await (const item of target.list()) {
    const url = wanted.get(addressKey(item.url));
    if (url === undefined || found.has(url)) continue;
    found.set(url, item);
    if (found.size === urls.length) break;
  }
  return found;
}
