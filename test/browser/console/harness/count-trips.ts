/**
 * How many times the browser waited for the server in a row since the navigation: a request follows another one if it begins when that
 * one has ended. With a latency that is far above the work of the page, the number is the same on every machine.
 */
interface Trips {
  readonly count: number;
  /** The requests to the API that were sent more than once. */
  readonly repeated: readonly string[];
  readonly requests: readonly string[];
}

export const countTrips = `(() => {
  const [{ responseStart }] = performance.getEntriesByType('navigation');
  const sent = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(location.origin))
    .sort((one, other) => one.startTime - other.startTime);
  const trips = [{ end: responseStart, depth: 1 }];
  const requests = [];
  for (const { name, startTime, responseEnd } of sent) {
    const depth = 1 + Math.max(...trips.filter(({ end }) => end <= startTime).map((one) => one.depth), 0);
    trips.push({ end: responseEnd, depth });
    requests.push(depth + ' ' + name.replace(location.origin, ''));
  }
  const api = requests.map((one) => one.slice(2)).filter((one) => one.startsWith('/v1/'));
  return {
    count: Math.max(...trips.map(({ depth }) => depth)),
    repeated: api.filter((one, at) => api.indexOf(one) !== at),
    requests,
  };
})()`;

export const readTrips = (found: unknown): Trips => found as Trips;
