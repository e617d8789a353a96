/** Text and addresses of the site, which are not to be trusted. */
import type { ComponentChildren } from 'preact';

/** A link to the client's own page. An address that no browser should follow is text. */
export function PageLink({ url, children }: { readonly url: string | null; readonly children?: ComponentChildren }) {
  const shown = children ?? <bdi>{url}</bdi>;
  return isWebAddress(url) ? (
    <a class="wrap" href={url} rel="noreferrer noopener">
      {shown}
    </a>
  ) : (
    <span class="wrap">{shown}</span>
  );
}

function isWebAddress(url: string | null): url is string {
  const protocol = url === null ? undefined : URL.parse(url)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

/** A sentence or a title in whatever direction its first letter has. */
export function Quoted({ text, class: name }: { readonly text: string; readonly class?: string }) {
  return (
    <span dir="auto" class={name === undefined ? 'wrap' : `wrap ${name}`}>
      {text}
    </span>
  );
}
