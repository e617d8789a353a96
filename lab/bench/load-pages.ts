export interface Round {
  connections: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** Requests `GET /pages/{id}` of pages in a row over some connections for some seconds. */
export async function loadPages(given: {
  baseUrl: string;
  apiKey: string;
  connections: number;
  duration: number;
  firstPageId: number;
  pages: number;
}): Promise<Round> {
  const { baseUrl, apiKey, connections, duration, firstPageId, pages } = given;
  const base = new URL(baseUrl);
  // A package of the laboratory, which the other sections do not need.
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({
    url: base.origin,
    connections,
    duration,
    headers: { authorization: `Bearer ${apiKey}` },
    requests: Array.from({ length: pages }, (_, at) => ({ path: `${base.pathname}/pages/${firstPageId + at}` })),
  });
  return {
    connections,
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
