/** A system that sends two requests at a time to a host, and reads hosts that a suite serves at their ports. */
import { findFreePort } from '../../local/engines/free-port.ts';
import { useSystem } from '../harness/system.ts';

export const CONCURRENCY = 2;

export const ports = {
  'slow.example': await findFreePort(),
  'quick.example': await findFreePort(),
  'hooks.example.com': await findFreePort(),
};

const origins = Object.entries(ports).map(([host, port]) => `${host}=http://127.0.0.1:${port}`);
export const system = useSystem({
  webSites: 3,
  environment: { CRAWL_CONCURRENCY: String(CONCURRENCY), CRAWL_ORIGIN_OVERRIDES: origins.join(',') },
});
