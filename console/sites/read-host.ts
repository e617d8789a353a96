/** Signs around an address in a text that it is copied from. */
const AROUND = new Set('<>"\'«»“”„‘’');

/**
 * The host of whatever address is pasted, with or without a scheme. Other text as it is, which the API judges, as it does a port:
 * a crawl reads the ports of the web alone.
 */
export function readHost(text: string): string {
  const given = Array.from(text.trim())
    .filter((sign) => !AROUND.has(sign))
    .join('');
  const address = `https://${given.slice(given.indexOf(':/') + 1)}`;
  if (!URL.canParse(address)) return given;
  const { host, hostname, port } = new URL(address);
  const name = port === '80' ? hostname : host;
  return name.endsWith('.') ? name.slice(0, -1) : name;
}
