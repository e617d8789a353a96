import { webAddress } from '../design/safe-link.tsx';

/** The path and query of an address; the whole where it is none of the web, or belongs to another host than `host`. */
export function shortAddress(address: string, host?: string | null): string {
  if (webAddress(address) === null) return address;
  const url = new URL(address);
  if (host !== undefined && host !== null && url.host !== host) return address;
  return `${url.pathname}${url.search}`;
}
