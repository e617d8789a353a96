import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { quantizeVector } from '../../shared/domain/vectors/page-vector.ts';
import { readEnvironment } from '../../shared/environment.ts';
import { openEmbedder } from '../../shared/providers/model/open-embedder.ts';
import { intentTexts, pageIntentSiteShape } from '../../test/corpora/page-intents/page-intent-site.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { EvalUsageError } from './arguments.ts';

const FILE = path.join(import.meta.dirname, '../../test/corpora/page-intents/recorded-vectors.json');
const SECONDS_MAX = 120;

/** Keeps the vectors that the embedding model of the environment gives the pages of `page-intents`. @throws EvalUsageError without one */
export async function recordVectors(): Promise<void> {
  const embedder = openEmbedder(readEnvironment());
  if (embedder === null) throw new EvalUsageError('vectors: EMBEDDING_MODEL_ID and MODEL_PROVIDER must be set');
  const sites = readSets('page-intents', pageIntentSiteShape).flatMap(({ cases }) => cases);
  const vectors: Record<string, string[]> = {};
  for (const site of sites) {
    const answered = await embedder.embed(intentTexts(site), AbortSignal.timeout(1_000 * SECONDS_MAX));
    vectors[site.site] = answered.map((numbers) =>
      Buffer.from(quantizeVector(numbers)?.buffer ?? new ArrayBuffer()).toString('base64'),
    );
  }
  await writeFile(FILE, `${JSON.stringify({ model: embedder.model, vectors }, null, 2)}\n`);
}
