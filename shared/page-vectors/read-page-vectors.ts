import { createHash } from 'node:crypto';
import { quantizeVector } from '../domain/vectors/page-vector.ts';
import { type PageVectors, unitVectors } from '../domain/vectors/unit-vectors.ts';
import { vectorText } from '../domain/vectors/vector-text.ts';
import { log } from '../logging/log.ts';
import type { Embedder } from '../providers/model/embedder.ts';
import { ModelError } from '../providers/model/text-model.ts';
import type { Table } from '../table/engine/client.ts';
import { getPageVectors, putPageVectors, type StoredVector } from '../table/page-vectors.ts';
import type { Page } from '../table/pages.ts';

interface VectorServices {
  readonly table: Table;
  /** Null where the operator has named no embedding model. */
  readonly embedder: Embedder | null;
}

/** The parts of a page that it is placed by. */
export type PlacedPage = Pick<
  Page,
  'id' | 'organizationId' | 'name' | 'title' | 'latestSnapshot' | 'primaryKeyword' | 'purpose'
>;

interface ReadVectors {
  /** Null where words have to do: no model, too few pages, or a model that failed. */
  readonly vectors: PageVectors | null;
  /** Why the model failed; null where it did not. */
  readonly failure: ModelError['kind'] | null;
}

const NONE: ReadVectors = { vectors: null, failure: null };

/** More pages are compared by no one: all pairs of them are. */
export const VECTOR_PAGES_MAX = 1_000;

/**
 * Where pages of a site stand by their meaning. A page is placed once for each text and model; what a call placed is stored before the next
 * call, so that a second try asks for the rest.
 * @param pages At most `VECTOR_PAGES_MAX`.
 */
export async function readPageVectors(
  { table, embedder }: VectorServices,
  pages: readonly PlacedPage[],
  timeLimitMs: number,
): Promise<ReadVectors> {
  const [first] = pages;
  if (embedder === null || first === undefined || (await embedder.areOff())) return NONE;
  const { organizationId } = first;
  const asked = pages.slice(0, VECTOR_PAGES_MAX).flatMap((page) => toAsked(embedder.model, page));
  const stored = await getPageVectors(
    table,
    organizationId,
    asked.map(({ pageId }) => pageId),
  );
  const digests = new Map(asked.map(({ pageId, digest }) => [pageId, digest]));
  const known = new Map(
    stored.filter(({ pageId, digest }) => digests.get(pageId) === digest).map(({ pageId, vector }) => [pageId, vector]),
  );
  const signal = AbortSignal.timeout(timeLimitMs);
  const missing = asked.filter(({ pageId }) => !known.has(pageId));
  try {
    for (let at = 0; at < missing.length; at += embedder.textsMax) {
      const placed = await place(embedder, missing.slice(at, at + embedder.textsMax), signal);
      await putPageVectors(table, organizationId, placed);
      for (const { pageId, vector } of placed) known.set(pageId, vector);
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log.warn('pages are compared by their words, because their meaning could not be read', {
      model: embedder.model,
      kind: error.kind,
    });
    return { vectors: null, failure: error.kind };
  }
  return { vectors: unitVectors(known), failure: null };
}

interface Asked extends Pick<StoredVector, 'pageId' | 'digest'> {
  readonly text: string;
}

function toAsked(model: string, { id: pageId, latestSnapshot, primaryKeyword, ...page }: PlacedPage): Asked[] {
  const { h1 = null, metaDescription: description = null } = latestSnapshot ?? {};
  const title = latestSnapshot?.title ?? page.title;
  const text = vectorText({ ...page, title, h1, description, keyword: primaryKeyword });
  if (text === null) return [];
  return [{ pageId, text, digest: createHash('sha256').update(`${model}\n${text}`).digest('base64url') }];
}

async function place(embedder: Embedder, asked: readonly Asked[], signal: AbortSignal): Promise<StoredVector[]> {
  const answered = await embedder.embed(
    asked.map(({ text }) => text),
    signal,
  );
  return asked.map(({ pageId, digest }, at) => {
    const vector = quantizeVector(answered[at] ?? []);
    if (vector === null) throw new ModelError('malformed', 'a vector without a direction');
    return { pageId, digest, vector };
  });
}
