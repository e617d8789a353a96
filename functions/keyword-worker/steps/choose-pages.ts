import { pagesToGenerate } from '../../../shared/domain/keywords/scope-pages.ts';
import { storeBlob } from '../../../shared/table/engine/blobs.ts';
import { transact } from '../../../shared/table/engine/transaction.ts';
import { choosePagesWrite } from '../../../shared/table/keyword-generations.ts';
import { listAllSitePages } from '../../../shared/table/listed-pages.ts';
import { type GenerationJob, reportGeneration } from '../active-generation.ts';
import type { KeywordWorkerServices } from '../services.ts';

/** First step: which pages need a keyword. Done again, the first choice stays. */
export async function choosePages(services: KeywordWorkerServices, job: GenerationJob): Promise<void> {
  const { table, now } = services;
  const { generation } = await reportGeneration(services, job);
  if (generation.pageIds !== null) return;
  const pages = await listAllSitePages(table, job.organizationId, job.id);
  const pageIds = pagesToGenerate(pages, generation.scope);
  const stored = await storeBlob(table, pageIds, now());
  await transact(table, [choosePagesWrite(generation, stored.pointer, pageIds.length), ...stored.claims]);
}
