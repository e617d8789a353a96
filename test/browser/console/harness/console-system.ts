/** The embedded system with its console, the sample site beside it, and a browser with people who are signed in. */
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { sampleSiteDomain, startSampleSite } from '../../../../local/sample-site-server.ts';
import { type Tenant, type TestSystem, useSystem } from '../../../harness/system.ts';
import { type ConsolePage, consolePage } from './console-page.ts';
import { type Front, startInterimFront } from './interim-front.ts';
import { launchBrowser } from './launch-browser.ts';

export interface ConsoleSystem {
  readonly system: TestSystem;
  readonly origin: string;
  /** A one-time link of the organization's first user, from `#` on. */
  linkFor(tenant: Tenant): Promise<string>;
  /** A browser profile without a session: its tabs share their cookies and storage with no other. */
  newVisitor(): Promise<Visitor>;
  /** A person of a new organization in a tab of the console, signed in. */
  signIn(tenant: Tenant): Promise<Visitor & { tab: ConsolePage }>;
  /** Ends every session on the server, as time does. */
  expireSessions(): Promise<void>;
}

export interface Visitor {
  newTab(size?: { width: number; height: number }): Promise<ConsolePage>;
}

const desktop = { width: 1_440, height: 900 };
const sample = await startSampleSite();

export function useConsole({ webSites = 1 }: { webSites?: number } = {}): ConsoleSystem {
  let browser: Browser | undefined;
  let front: Front | undefined;
  const system = useSystem({
    own: true,
    webSites,
    environment: { CRAWL_ORIGIN_OVERRIDES: `${sampleSiteDomain}=${sample.origin}` },
  });
  beforeAll(async () => {
    browser = await launchBrowser();
    front = await startInterimFront(system.baseUrl);
  });
  afterAll(async () => {
    await browser?.close();
    front?.stop();
    await sample.stop();
  });
  const running = (): { browser: Browser; front: Front } => {
    if (!browser || !front) throw new Error('the console is not running yet');
    return { browser, front };
  };
  const self: ConsoleSystem = {
    system,
    get origin() {
      return running().front.origin;
    },
    linkFor: async (tenant) => running().front.link(tenant.key),
    expireSessions: async () => running().front.expire(),
    async newVisitor() {
      const context = await running().browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
      return {
        async newTab(size = desktop) {
          const page = await context.newPage();
          await page.setViewport(size);
          return consolePage(page, self.origin);
        },
      };
    },
    async signIn(tenant) {
      const visitor = await self.newVisitor();
      const tab = await visitor.newTab();
      await tab.open(await self.linkFor(tenant));
      await tab.sees('Sites');
      return { ...visitor, tab };
    },
  };
  return self;
}
