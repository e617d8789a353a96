/** Addresses that came from a site. Only http and https become links: `javascript:` and others are shown as text. */
import { texts } from '../texts/texts.ts';

export function isWebAddress(address: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}

/** The path and query of an address; the whole where it has none, or belongs to another host than `host`. */
export function shortAddress(address: string, host?: string | null): string {
  if (!isWebAddress(address)) return address;
  const url = new URL(address);
  if (host !== undefined && host !== null && url.host !== host) return address;
  return `${url.pathname}${url.search}`;
}

export function OutsideLink({ address, text }: { readonly address: string; readonly text?: string }) {
  const shown = text ?? address;
  if (!isWebAddress(address)) return <span class="wrap">{shown}</span>;
  return (
    <a class="wrap" href={address} target="_blank" rel="noreferrer noopener" title={texts.lists.opensOutside(address)}>
      {shown}
    </a>
  );
}
