/** A system whose crawls read few pages, and request the addresses of other sites. */
import { useSystem } from '../harness/system.ts';

export const system = useSystem({ webSites: 31, environment: { CRAWL_MAX_PAGES: '6', CRAWL_LINK_CHECKS: '40' } });
