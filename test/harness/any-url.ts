import fc from 'fast-check';

const piece = fc.constantFrom(
  ...Array.from('aZ09-._~!$&()*+,;=:@üß語'),
  ...['%20', '%C3%A9', '%2F', '%2f', '%25', '%FF', '..', '//', 'index.html', 'utm_source=x', '&a=1', '&a=', '?'],
);
const text = fc.string({ unit: piece, maxLength: 12 });

/** Any http(s) URL. Not `fc.webUrl()`, which first spends seconds on a table of all characters, in every worker. */
export const anyUrl: fc.Arbitrary<string> = fc
  .record({
    scheme: fc.constantFrom('http', 'https', 'HTTPS'),
    host: fc.domain(),
    port: fc.option(fc.nat(65_535), { nil: undefined }),
    segments: fc.array(text, { maxLength: 5 }),
    query: fc.option(text, { nil: undefined }),
    fragment: fc.option(text, { nil: undefined }),
  })
  .map(({ scheme, host, port, segments, query, fragment }) =>
    [
      `${scheme}://${host}`,
      port === undefined ? '' : `:${port}`,
      segments.map((segment) => `/${segment}`).join(''),
      query === undefined ? '' : `?${query}`,
      fragment === undefined ? '' : `#${fragment}`,
    ].join(''),
  )
  .filter((url) => URL.canParse(url));
