import * as z from 'zod';
import { ideaChanges } from '../domain/ideas/idea.ts';
import { runModes } from '../domain/ideas/run-rules.ts';
import { blobPointerSchema, readBlob, type StoredBlob } from './engine/blobs.ts';
import { getItem, queryItems, type Table } from './engine/client.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { messageSchema } from './stored-message.ts';

const moveSchema = z.object({
  title: z.string(),
  why: z.string(),
  effort: z.string(),
  searchesPerMonth: z.number().nullable(),
  keywords: z.array(z.string()),
  ideaIds: z.array(z.string()),
});

const playSchema = z.object({
  id: z.string(),
  name: z.string(),
  pattern: z.string(),
  rationale: z.string(),
  effort: z.string(),
  channels: z.array(z.string()),
  notes: z.string().nullable(),
  rank: z.number(),
  volume: z.number().nullable(),
  /** As they were when the playbook was written; an idea's status is read from its row. */
  ideas: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      primaryKeyword: z.string(),
      change: z.enum(ideaChanges),
      pagePath: z.string().nullable(),
      proposedPath: z.string().nullable(),
    }),
  ),
});

/** A playbook: written once, by the run that succeeded. */
const playbookSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  moves: z.array(moveSchema),
  plays: z.array(playSchema),
  keywords: z.array(
    z.object({
      keyword: z.string(),
      play: z.string().nullable(),
      volume: z.number().nullable(),
      kd: z.number().nullable(),
      cpc: z.number().nullable(),
      ideaId: z.string().nullable(),
    }),
  ),
  notes: z.array(z.object({ kind: z.enum(['data', 'skipped']), text: z.string() })),
  mode: z.enum(runModes),
  changes: z.array(z.string()),
  /** All its sentences for other languages; left out of playbooks of earlier versions. */
  said: z.array(messageSchema).exactOptional(),
  /** The site had no domain yet: what was read are plans. */
  beforeLive: z.boolean(),
});
export type Playbook = z.infer<typeof playbookSchema>;

interface SiteOf {
  organizationId: number;
  siteId: number;
}

/** The row of a playbook that was stored as a blob, and the claim of its parts. */
export const playbookWrites = (
  { organizationId, siteId }: SiteOf,
  playbook: Pick<Playbook, 'id' | 'createdAt'>,
  stored: StoredBlob,
): Write[] => [
  { put: { ...keys.playbook(organizationId, siteId, playbook.createdAt, playbook.id), body: stored.pointer } },
  ...stored.claims,
];

/** The newest playbook; null before the first successful run. */
export async function getLatestPlaybook(table: Table, { organizationId, siteId }: SiteOf): Promise<Playbook | null> {
  const { pk } = keys.playbook(organizationId, siteId, '', '');
  const [item] = await queryItems(table, { pk, prefix: prefixes.playbook, newestFirst: true, limit: 1 });
  return item ? playbookSchema.parse(await readBlob(table, blobPointerSchema.parse(item['body']))) : null;
}

/** Of a large topic the pages that its list names; each is some hundred bytes of the map. */
export const TOPIC_PAGES_MAX = 50;
const pageOfMap = { pageId: z.number(), path: z.string().nullable(), title: z.string().nullable() };

const authorityMapSchema = z.object({
  core: z.object({ label: z.string(), summary: z.string() }),
  /** As those of a playbook. */
  said: z.array(messageSchema).exactOptional(),
  topics: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      /** 0, the core, to 1, unrelated. */
      coreDistance: z.number().min(0).max(1),
      pageCount: z.number(),
      driftingCount: z.number(),
      edited: z.boolean(),
      /** The first of its pages; left out of maps of earlier versions. */
      pages: z.array(z.object(pageOfMap)).optional(),
    }),
  ),
  driftingPages: z.array(z.object({ ...pageOfMap, topic: z.string(), reason: z.string() })),
  crossTopicPages: z.array(z.object({ ...pageOfMap, topics: z.array(z.object({ id: z.string(), name: z.string() })) })),
});
export type AuthorityMap = z.infer<typeof authorityMapSchema>;

/** The site's one map, over the one before it. */
export const authorityMapWrites = ({ organizationId, siteId }: SiteOf, stored: StoredBlob): Write[] => [
  { put: { ...keys.authorityMap(organizationId, siteId), body: stored.pointer } },
  ...stored.claims,
];

/** Null before a run has built it. */
export async function readAuthorityMap(table: Table, { organizationId, siteId }: SiteOf): Promise<AuthorityMap | null> {
  const item = await getItem(table, keys.authorityMap(organizationId, siteId));
  return item ? authorityMapSchema.parse(await readBlob(table, blobPointerSchema.parse(item['body']))) : null;
}
