/**
 * The rows of a page with an analysis as a former release wrote them: `former-release.json` is a scan of its table, in DynamoDB's
 * own JSON, with the analysis as that release returned it. Made by running `newlyAnalyzedPage` at the commit that it names.
 */
import { readFileSync } from 'node:fs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Table } from '../../../../shared/table/engine/client.ts';
import { type Row, writeItems } from '../../../../shared/table/engine/writes.ts';
import { readTable } from '../../../harness/table-contents.ts';

interface FormerRelease {
  commit: string;
  key: string;
  organizationId: number;
  pageId: number;
  // biome-ignore lint/suspicious/noExplicitAny: a response of the API, read as a client reads it
  analysis: any;
  rows: Row[];
}

/** Bytes are base64. */
const revive = (name: string, value: unknown): unknown => (name === 'B' ? Buffer.from(String(value), 'base64') : value);

const { rows, ...rest } = JSON.parse(readFileSync(new URL('former-release.json', import.meta.url), 'utf8'), revive);

export const formerRelease: FormerRelease = {
  ...rest,
  rows: rows.map((row: Parameters<typeof unmarshall>[0]) => unmarshall(row)),
};

const isOfFormerRelease = ({ pk }: Row): boolean =>
  /^(OWNER|JOB)#/.test(pk) || new RegExp(`^(ORG#|BLOB#)${formerRelease.organizationId}\\b`).test(pk);

/** Puts the rows in place of all that the organization has. */
export async function storeFormerRelease(table: Table): Promise<void> {
  const stored = await readTable(table, (row) => !isOfFormerRelease(row));
  await writeItems(table, { deletes: stored.map(({ pk, sk }) => ({ pk, sk })) });
  await writeItems(table, { puts: formerRelease.rows });
}
