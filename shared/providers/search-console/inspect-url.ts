import * as z from 'zod';
import { type GoogleApi, postToGoogle } from './google-api.ts';
import { type IndexStatus, SearchConsoleError } from './search-console.ts';

const inspectionSchema = z.object({
  inspectionResult: z.object({
    indexStatusResult: z.object({ verdict: z.string().optional(), googleCanonical: z.string().optional() }).default({}),
  }),
});

/** Google adds verdicts now and then; one that is not known here says nothing. */
const indexedByVerdict: Readonly<Record<string, boolean>> = { PASS: true, PARTIAL: false, FAIL: false, NEUTRAL: false };

/** Google's index status of a URL (v1, urlInspection.index.inspect). */
export async function inspectUrl(
  api: GoogleApi,
  { propertyUrl, url }: { propertyUrl: string; url: string },
  signal: AbortSignal,
): Promise<IndexStatus> {
  const body = { inspectionUrl: url, siteUrl: propertyUrl };
  const parsed = inspectionSchema.safeParse(await postToGoogle(api, '/v1/urlInspection/index:inspect', body, signal));
  if (!parsed.success) throw new SearchConsoleError('the inspection is not of the documented form');
  const { verdict = '', googleCanonical } = parsed.data.inspectionResult.indexStatusResult;
  return { indexed: indexedByVerdict[verdict] ?? null, canonicalUrl: googleCanonical ?? null };
}
