const VERSION = '/v1';

/**
 * Reads the path below `/v1` of the address with `rel="next"` in a header `Link`: `/sites/1/…` of `</v1/sites/1/…>; rel="next"`. Null when
 * there is none. Read by index, in time proportional to the header.
 */
export function nextPath(link: string | null): string | null {
  for (let from = 0; link !== null; ) {
    const begin = link.indexOf('<', from);
    const end = begin === -1 ? -1 : link.indexOf('>', begin);
    if (end === -1) return null;
    const following = link.indexOf('<', end);
    const parameters = link.slice(end + 1, following === -1 ? undefined : following);
    if (isNext(parameters)) return removeVersion(link.slice(begin + 1, end));
    from = end;
  }
  return null;
}

/** Another link follows behind a comma. */
const isNext = (parameters: string): boolean =>
  parameters.split(/[;,]/).some((parameter) => ['rel="next"', 'rel=next'].includes(parameter.trim()));

function removeVersion(address: string): string | null {
  const at = address.indexOf(`${VERSION}/`);
  const path = address.slice(at + VERSION.length);
  return at === -1 || path === '/' ? null : path;
}
