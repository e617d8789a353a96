import { sampleSiteDomain } from '../sample-site-server.ts';
import type { BuildPages } from './serve-pages.ts';

/** Names the sample site in the page of the console, where the crawler can read it. @param overrides - of the crawler's origins */
export const offerSampleSite = (build: BuildPages, overrides: string): BuildPages =>
  overrides.includes(`${sampleSiteDomain}=`)
    ? async () => {
        const files = new Map(await build());
        const index = files.get('index.html');
        if (index) {
          const meta = `<meta name="sample-site" content="${sampleSiteDomain}">\n</head>`;
          files.set('index.html', { ...index, body: Buffer.from(String(index.body).replace('</head>', meta)) });
        }
        return files;
      }
    : build;
