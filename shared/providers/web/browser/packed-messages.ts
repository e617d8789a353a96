import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { RenderRequest, RenderResult } from './page-renderer.ts';

/** Input and output of the function that renders pages. HTML is packed: a function's messages end at 6 MB. */
const packedRequest = z.object({
  url: z.string(),
  domain: z.string(),
  robotsText: z.string().nullable(),
  packedHtml: z.string(),
});
type PackedRequest = z.infer<typeof packedRequest>;

const packedResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('rendered'), packedHtml: z.string(), finalUrl: z.string() }),
  z.object({
    outcome: z.literal('failed'),
    reason: z.enum(['unavailable', 'timeout', 'too_large', 'crashed', 'disallowed_redirect']),
    detail: z.string(),
  }),
]);
export type PackedResult = z.infer<typeof packedResult>;

/** Of the packed document; the rest of a message is small. */
const PACKED_CHARACTERS_MAX = 5_000_000;
/** A megabyte of zeros takes a kilobyte: what is unpacked has its limit too. */
const HTML_BYTES_MAX = 40_000_000;

const tooLarge = { outcome: 'failed', reason: 'too_large', detail: 'the document does not fit a message' } as const;

/** Null when the document is too large for a message. */
export function packRequest({ html, ...request }: RenderRequest): PackedRequest | null {
  const packedHtml = packHtml(html);
  return packedHtml === null ? null : { ...request, packedHtml };
}

/** @throws ZodError for anything else than a packed request. */
export function unpackRequest(value: unknown): RenderRequest {
  const { packedHtml, ...request } = packedRequest.parse(value);
  return { ...request, html: unpackHtml(packedHtml) };
}

export function packResult(result: RenderResult): PackedResult {
  if (result.outcome === 'failed') return result;
  const packedHtml = packHtml(result.html);
  return packedHtml === null ? tooLarge : { outcome: 'rendered', packedHtml, finalUrl: result.finalUrl };
}

/** Whatever is no result is what a function returns that ended without one. */
export function unpackResult(value: unknown): RenderResult {
  const parsed = packedResult.safeParse(value);
  if (!parsed.success) return { outcome: 'failed', reason: 'crashed', detail: 'the function ended without a result' };
  if (parsed.data.outcome === 'failed') return parsed.data;
  return { outcome: 'rendered', html: unpackHtml(parsed.data.packedHtml), finalUrl: parsed.data.finalUrl };
}

export const documentTooLarge: RenderResult = tooLarge;

function packHtml(html: string): string | null {
  const packed = gzipSync(html).toString('base64');
  return packed.length > PACKED_CHARACTERS_MAX ? null : packed;
}

const unpackHtml = (packed: string): string =>
  gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: HTML_BYTES_MAX }).toString('utf8');
