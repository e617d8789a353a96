import type { Components } from '../../clients/typescript/src/index.ts';
import type { Context } from './context.ts';
import { pause, progressText } from './wait-for.ts';

const PAUSE_SECONDS_MAX = 2;

/** Waits until a site has no background work, with a progress bar. A site has no poll hint: pauses grow. */
export async function waitForSite(siteId: number, context: Context): Promise<Components['schemas']['SiteDetail']> {
  const api = await context.openApi();
  const progress = await context.openProgress();
  for (let seconds = 0.25; ; seconds *= 1.5) {
    const { data: site } = await api.getSite({ siteId });
    if (site.background_status === null) {
      progress.clear();
      return site;
    }
    const { crawled_pages: done = 0, total_pages: total = null } = site.latest_crawl ?? {};
    progress.show(progressText(`${site.domain}: ${site.background_status.replaceAll('_', ' ')}`, done ?? 0, total));
    await pause(Math.min(seconds, PAUSE_SECONDS_MAX), context.signal);
  }
}
