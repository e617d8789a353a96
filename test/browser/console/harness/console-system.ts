/** The embedded system with its console, the sample site beside it, and a browser with people who are signed in. */
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { sampleSiteDomain, startSampleSite } from '../../../../local/sample-site-server.ts';
import { endUserSessions } from '../../../../shared/table/sessions.ts';
import { createSignInLink } from '../../../../shared/table/sign-in-links.ts';
import { type Tenant, type TestSystem, useSystem } from '../../../harness/system.ts';
import { type ConsolePage, consolePage } from './console-page.ts';
import { launchBrowser } from './launch-browser.ts';

export interface ConsoleSystem {
  readonly system: TestSystem;
  readonly origin: string;
  /** A one-time link of the organization's first user, from `#` on. */
  linkFor(tenant: Tenant): Promise<string>;
  /** A browser profile without a session: its tabs share their cookies and storage with no other. */
  newVisitor(language?: string): Promise<Visitor>;
  /** A person of a new organization in a tab of the console, signed in. @param language - the first of the browser */
  signIn(tenant: Tenant, language?: string): Promise<Visitor & { tab: ConsolePage }>;
  /** Ends the organization's sessions on the server, as time does. */
  endSessions(tenant: Tenant): Promise<unknown>;
}

interface Visitor {
  newTab(size?: { width: number; height: number }): Promise<ConsolePage>;
}

const desktop = { width: 1_440, height: 900 };
const sample = await startSampleSite();

/** @param options.originOverrides - of web sites beside the sample site that the crawler can read */
export function useConsole({
  originOverrides = '',
  environment = {},
}: {
  originOverrides?: string;
  environment?: Record<string, string>;
} = {}): ConsoleSystem {
  let browser: Browser | undefined;
  const system = useSystem({
    environment: {
      ...environment,
      CRAWL_ORIGIN_OVERRIDES: [`${sampleSiteDomain}=${sample.origin}`, originOverrides].filter(Boolean).join(','),
    },
  });
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await sample.stop();
  });
  const running = (): Browser => {
    if (!browser) throw new Error('the browser is not running yet');
    return browser;
  };
  const self: ConsoleSystem = {
    system,
    get origin() {
      return new URL(system.baseUrl).origin;
    },
    async linkFor({ organizationId, userId }) {
      const { token } = await createSignInLink(system.table, { organizationId, userId }, new Date());
      return `#/sign-in?token=${token}`;
    },
    endSessions: ({ organizationId }) => endUserSessions(system.table, organizationId),
    async newVisitor(language) {
      const context = await running().createBrowserContext({ downloadBehavior: { policy: 'deny' } });
      return {
        async newTab(size = desktop) {
          const page = await context.newPage();
          await page.setViewport(size);
          if (language !== undefined)
            await page.evaluateOnNewDocument(
              `Object.defineProperty(navigator, 'languages', { value: ['${language}', 'en'] })`,
            );
          return consolePage(page, self.origin);
        },
      };
    },
    async signIn(tenant, language) {
      const visitor = await self.newVisitor(language);
      const tab = await visitor.newTab();
      await tab.open(await self.linkFor(tenant));
      await tab.sees(language?.startsWith('de') ? 'Websites' : 'Sites');
      return { ...visitor, tab };
    },
  };
  return self;
}
