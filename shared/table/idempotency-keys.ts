/**
 * The first request of each `Idempotency-Key`, for a day. The key is claimed before the handler runs, marked in the transaction
 * of the effect, and gets the response at the end; whatever is cut off in between, the effect happens once.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { blobPointerSchema, readBlob, storeExpiringBlob } from './engine/blobs.ts';
import type { Item, Table } from './engine/client.ts';
import type { Condition } from './engine/expressions.ts';
import { type IdempotentRequest, MARK_NAME } from './engine/idempotent-request.ts';
import { type Key, keys } from './engine/keys.ts';
import { deleteItem, putItem, updateItem } from './engine/writes.ts';

const KEPT_SECONDS = 86_400;
/** Longer than a request can run (the gateway gives up after 30 s), so that a key is only taken over from one that died. */
const LEASE_SECONDS = 60;

/** `running`: no effect is known. `effective`: the effect is written, the response is not. `final`: the response is kept. */
const rowSchema = z.object({
  state: z.enum(['running', 'effective', 'final']),
  requestDigest: z.string(),
  /** Until when the request that has the key may still send its response. */
  leaseUntilSeconds: z.number().optional(),
  response: blobPointerSchema.optional(),
});

const responseSchema = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
});
/** A response as a repeat gets it again. */
type KeptResponse = z.infer<typeof responseSchema>;

/** A key that this request holds. */
export interface Claim {
  row: Key;
  holder: string;
}

export type ClaimResult =
  | { outcome: 'claimed'; claim: Claim }
  | { outcome: 'replay'; response: KeptResponse }
  | { outcome: 'other-request' }
  | { outcome: 'running' }
  | { outcome: 'response-lost' };

interface IdempotentCall {
  organizationId: number;
  /** Two senders may use the same text for different requests. */
  sender: { keyId: number } | { sessionHash: string };
  idempotencyKey: string;
  /** Of method, path, query and body: the same text stands for the same request. */
  request: string;
  /** Unique to this attempt. */
  holder: string;
  now: Date;
}

const digestText = (text: string): string => createHash('sha256').update(text).digest('base64url');

function rowKey({ organizationId, sender, idempotencyKey }: IdempotentCall): Key {
  const digest = digestText(idempotencyKey);
  return 'keyId' in sender
    ? keys.idempotencyKey(organizationId, sender.keyId, digest)
    : keys.sessionIdempotencyKey(organizationId, sender.sessionHash, digest);
}

/** Claims the key for this request, or says what became of the request that has it. One conditional write. */
export async function claimIdempotencyKey(table: Table, call: IdempotentCall): Promise<ClaimResult> {
  const row = rowKey(call);
  const requestDigest = digestText(call.request);
  const seconds = Math.floor(call.now.getTime() / 1000);
  // TTL deletes rows up to days late.
  const free: Condition[] = [
    { attribute: 'pk', is: 'missing' },
    { attribute: 'expiresAtSeconds', is: '<=', value: seconds },
  ];
  const result = await putItem(
    table,
    {
      ...row,
      state: 'running',
      requestDigest,
      holder: call.holder,
      leaseUntilSeconds: seconds + LEASE_SECONDS,
      expiresAtSeconds: seconds + KEPT_SECONDS,
    },
    [
      [...free, { attribute: 'state', is: '=', value: 'running' }],
      [...free, { attribute: 'leaseUntilSeconds', is: '<=', value: seconds }],
      [...free, { attribute: 'requestDigest', is: '=', value: requestDigest }],
    ],
  );
  if (result.ok) return { outcome: 'claimed', claim: { row, holder: call.holder } };
  return readOutcome(table, result.item, { requestDigest, seconds });
}

async function readOutcome(
  table: Table,
  item: Item | null,
  { requestDigest, seconds }: { requestDigest: string; seconds: number },
): Promise<ClaimResult> {
  // Gone since the condition was checked: a repeat claims it.
  if (!item) return { outcome: 'running' };
  const known = rowSchema.parse(item);
  if (known.requestDigest !== requestDigest) return { outcome: 'other-request' };
  if (!known.response) return { outcome: (known.leaseUntilSeconds ?? 0) > seconds ? 'running' : 'response-lost' };
  return { outcome: 'replay', response: responseSchema.parse(await readBlob(table, known.response)) };
}

/** Part of the transaction of the effect: from then on no other request takes the key over. */
export const markEffectiveWrite = ({ row, holder }: Claim): IdempotentRequest['mark'] => ({
  name: MARK_NAME,
  update: row,
  changes: { set: { state: 'effective' } },
  if: [{ attribute: 'holder', is: '=', value: holder }],
});

/** Keeps the response of a request that is over. Does nothing when the key was taken over. */
export async function keepResponse(table: Table, claim: Claim, response: KeptResponse, now: Date): Promise<void> {
  const pointer = await storeExpiringBlob(table, response, Math.floor(now.getTime() / 1000) + KEPT_SECONDS);
  await updateItem(table, claim.row, { set: { state: 'final', response: pointer }, remove: ['leaseUntilSeconds'] }, [
    { attribute: 'holder', is: '=', value: claim.holder },
  ]);
}

/** Gives the key back after a refusal: the client may send the request again. One that took effect keeps its key. */
export async function releaseIdempotencyKey(table: Table, { row, holder }: Claim): Promise<void> {
  const ours: Condition = { attribute: 'holder', is: '=', value: holder };
  const deleted = await deleteItem(table, row, [ours, { attribute: 'state', is: '=', value: 'running' }]);
  if (!deleted.ok) await updateItem(table, row, { remove: ['leaseUntilSeconds'] }, [ours]);
}
