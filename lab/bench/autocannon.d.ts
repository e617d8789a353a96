/** The part of autocannon that the load test uses; the package ships no types. */
declare module 'autocannon' {
  interface Result {
    requests: { average: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers: Record<string, string>;
    requests: readonly { path: string }[];
  }): Promise<Result>;
}
