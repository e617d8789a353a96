import type { ComponentChildren } from 'preact';

/** The address where it is one of the web; null for `javascript:`, `data:` and what is no address. */
export function webAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? address : null;
}

/** A link to another site, in a new tab; plain text where the address is not one of the web. */
export function SafeLink({ href, children }: { readonly href: string | null; readonly children: ComponentChildren }) {
  const address = webAddress(href);
  if (address === null) return <span class="wrap">{children}</span>;
  return (
    <a class="wrap" href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
