import * as z from 'zod';
import type { ConsolePage } from './console-page.ts';

const tripsSchema = z.object({
  count: z.number(),
  /** Requests to the API that were sent more than once. */
  repeated: z.array(z.string()),
  /** Each request with how many came before it. */
  requests: z.array(z.string()),
});

const readTrips = `(() => {
  const [{ responseStart }] = performance.getEntriesByType('navigation');
  const sent = performance.getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(location.origin))
    .sort((one, other) => one.startTime - other.startTime);
  const trips = [{ end: responseStart, depth: 1 }];
  const requests = sent.map(({ name, startTime, responseEnd }) => {
    const depth = 1 + Math.max(...trips.filter(({ end }) => end <= startTime).map((one) => one.depth));
    trips.push({ end: responseEnd, depth });
    return depth + ' ' + name.replace(location.origin, '');
  });
  const api = requests.map((one) => one.slice(2)).filter((one) => one.startsWith('/v1/'));
  return {
    count: Math.max(...trips.map(({ depth }) => depth)),
    repeated: api.filter((one, at) => api.indexOf(one) !== at),
    requests,
  };
})()`;

/**
 * How often the browser waited for the server in a row since the navigation: a request follows another one if it begins when that one
 * has ended. With a latency far above the work of the page, the number is the same on every machine.
 */
export const countTrips = async ({ run }: ConsolePage): Promise<z.infer<typeof tripsSchema>> =>
  tripsSchema.parse(await run(readTrips));
