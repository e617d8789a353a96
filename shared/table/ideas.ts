import * as z from 'zod';
import { matchable } from '../domain/fields/keyword-match.ts';
import {
  acceptActions,
  dismissReasons,
  funnelStages,
  ideaActions,
  ideaChanges,
  ideaStatuses,
} from '../domain/ideas/idea.ts';
import { playPatterns } from '../domain/ideas/play-patterns.ts';
import { blobPointerSchema, packInline, readBlob } from './engine/blobs.ts';
import { getItem, type Item, queryItems, type Table } from './engine/client.ts';
import type { Changes } from './engine/expressions.ts';
import { keys, prefixes } from './engine/keys.ts';
import type { Write } from './engine/transaction.ts';
import { messageSchema } from './stored-message.ts';

const group = z.object({ id: z.string(), name: z.string() }).nullable();

const ideaKeywordSchema = z.object({
  keyword: z.string(),
  volume: z.number().nullable(),
  kd: z.number().nullable(),
  cpc: z.number().nullable(),
});

const ideaSchema = z.object({
  id: z.string(),
  organizationId: z.number(),
  siteId: z.number(),
  title: z.string(),
  description: z.string(),
  /** Whose words title and description have; null in ideas of earlier versions. */
  wordedBy: z.string().nullable().default(null),
  status: z.enum(ideaStatuses),
  action: z.enum(ideaActions),
  change: z.enum(ideaChanges),
  /** Left out of ideas of earlier versions. */
  pattern: z.enum(playPatterns).optional(),
  primaryKeyword: z.string(),
  secondaryKeywords: z.array(z.string()),
  /** The primary keyword first. */
  keywords: z.array(ideaKeywordSchema),
  volume: z.number().nullable(),
  difficulty: z.number().nullable(),
  cpc: z.number().nullable(),
  pageType: z.string(),
  funnelStage: z.enum(funnelStages),
  why: z.string(),
  caveats: z.array(z.string()),
  /** Its sentences for other languages, compressed in the row; left out of ideas of earlier versions. */
  said: z.array(messageSchema).exactOptional(),
  pageId: z.number().nullable(),
  pagePath: z.string().nullable(),
  proposedPath: z.string().nullable(),
  play: group,
  topic: group,
  score: z.number(),
  /** Its place in the playbook; 1 is the best. */
  rank: z.number(),
  createdAt: z.string(),
  statusChangedAt: z.string().nullable(),
  acceptedAction: z.enum(acceptActions).nullable(),
  acceptedKeywords: z.array(z.string()).nullable(),
  dismissReason: z.enum(dismissReasons).nullable(),
  dismissNote: z.string().nullable(),
});
export type Idea = z.infer<typeof ideaSchema>;

type SiteOf = Pick<Idea, 'organizationId' | 'siteId'>;

/** All ideas of a site, in any status. One Query: a run keeps at most 40 open, and people accept or dismiss some hundreds. */
export async function listIdeas(table: Table, { organizationId, siteId }: SiteOf): Promise<Idea[]> {
  const { pk } = keys.idea(organizationId, siteId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.idea });
  return Promise.all(items.map((item) => parseIdea(table, item)));
}

async function parseIdea(table: Table, { said, ...row }: Item): Promise<Idea> {
  return ideaSchema.parse(
    said === undefined ? row : { ...row, said: await readBlob(table, blobPointerSchema.parse(said)) },
  );
}

export async function getIdea(table: Table, { organizationId, siteId }: SiteOf, ideaId: string): Promise<Idea | null> {
  const item = await getItem(table, keys.idea(organizationId, siteId, ideaId));
  return item ? parseIdea(table, item) : null;
}

/** Part of every transaction that changes ideas of a site: what processes keep of them is read again. See idea-lists.ts. */
export const ideasChangedWrite = ({ organizationId, siteId }: SiteOf): Write => ({
  update: keys.ideasRevision(organizationId, siteId),
  changes: { add: { revision: 1 } },
});

export async function getIdeasRevision(table: Table, { organizationId, siteId }: SiteOf): Promise<number> {
  return Number((await getItem(table, keys.ideasRevision(organizationId, siteId)))?.['revision'] ?? 0);
}

/** As `ideasChangedWrite`; fails when another transaction has changed an idea of the site since the revision was read. */
export const countRevision = ({ organizationId, siteId }: SiteOf, revision: number): Write => ({
  update: keys.ideasRevision(organizationId, siteId),
  changes: { set: { revision: revision + 1 } },
  if: [revision === 0 ? { attribute: 'pk', is: 'missing' } : { attribute: 'revision', is: '=', value: revision }],
});

/** A new idea, or an open one as updated by a run. The write named `idea` fails when a user has settled it since. */
export const putOpenIdeaWrite = async ({ said, ...idea }: Idea): Promise<Write> => ({
  name: 'idea',
  put: {
    ...keys.idea(idea.organizationId, idea.siteId, idea.id),
    ...idea,
    ...(said === undefined ? {} : { said: await packInline(said) }),
  },
  if: [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'status', is: '=', value: 'open' },
    ],
  ],
});

/** Removes an idea that is still open; `idea` fails when it was settled since. */
export const removeOpenIdeaWrite = (idea: Idea): Write => ({
  name: 'idea',
  delete: keys.idea(idea.organizationId, idea.siteId, idea.id),
  if: [
    [
      { attribute: 'pk', is: 'missing' },
      { attribute: 'status', is: '=', value: 'open' },
    ],
  ],
});

/** Accepts or dismisses an idea once: the write named `idea` fails when it is not open (or not there). */
export const settleIdeaWrite = (
  idea: Idea,
  status: 'accepted' | 'dismissed',
  at: Date,
  set: NonNullable<Changes['set']>,
): Write => ({
  name: 'idea',
  update: keys.idea(idea.organizationId, idea.siteId, idea.id),
  changes: { set: { ...set, status, statusChangedAt: at.toISOString() } },
  if: [{ attribute: 'status', is: '=', value: 'open' }],
});

/** Undoes a dismissal; the write named `idea` fails when it is not dismissed. */
export const reopenIdeaWrite = (idea: Idea, at: Date): Write => ({
  name: 'idea',
  update: keys.idea(idea.organizationId, idea.siteId, idea.id),
  changes: { set: { status: 'open', statusChangedAt: at.toISOString(), dismissReason: null, dismissNote: null } },
  if: [{ attribute: 'status', is: '=', value: 'dismissed' }],
});

/** Later runs may suggest the keywords of the idea again, but for those of other dismissed ideas. */
export function suggestKeywordWrites(idea: Idea, ideas: readonly Idea[]): Write[] {
  const listKeywords = ({ keywords }: Idea): string[] => keywords.map(({ keyword }) => matchable(keyword));
  const others = ideas.filter(({ id, status }) => id !== idea.id && status === 'dismissed');
  const held = new Set(others.flatMap(listKeywords));
  return [...new Set(listKeywords(idea))]
    .filter((keyword) => !held.has(keyword))
    .map((keyword) => ({ delete: keys.dismissedKeyword(idea.organizationId, idea.siteId, keyword) }));
}

/** Remembers keywords that no later run may suggest. One item each, so that two dismissals never overwrite each other. */
export const dismissKeywordWrites = ({ organizationId, siteId }: SiteOf, keywords: readonly string[]): Write[] =>
  [...new Set(keywords.map(matchable))].map((keyword) => ({
    put: { ...keys.dismissedKeyword(organizationId, siteId, keyword), keyword },
  }));

export async function listDismissedKeywords(table: Table, { organizationId, siteId }: SiteOf): Promise<string[]> {
  const { pk } = keys.dismissedKeyword(organizationId, siteId, '');
  const items = await queryItems(table, { pk, prefix: prefixes.dismissedKeyword });
  return items.map((item) => z.string().parse(item['keyword']));
}
