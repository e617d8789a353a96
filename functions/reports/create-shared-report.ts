import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ApiError, invalidRequest, notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { requireSite } from '../../shared/http/require.ts';
import { characters, detailSchema, pathId } from '../../shared/http/schemas.ts';
import { newToken } from '../../shared/table/sessions.ts';
import {
  listSharedReports,
  SHARED_REPORTS_MAX,
  createSharedReport as storeSharedReport,
} from '../../shared/table/shared-reports.ts';
import { sharedReportShape, sharedReportView } from './shared-report.ts';

/** Below what Lambda takes and returns, 6 MB, with what JSON adds to it. */
const DOCUMENT_BYTES_MAX = 4_000_000;
const BODY_BYTES_MAX = 5_500_000;
const DAYS_MAX = 366;
const DAY_MS = 86_400_000;

export const createSharedReport = defineOperation({
  operationId: 'createSharedReport',
  method: 'POST',
  path: '/sites/{siteId}/shared-reports',
  tag: 'Reports',
  summary: 'Share a report by a link',
  description:
    `Stores the document as it is sent, and returns the \`path\` at which whoever has it reads it without a key, for so many days or until it is revoked. The path is returned once. ` +
    `The document is a report as the console and the command line write it, without a script: at most ${DOCUMENT_BYTES_MAX / 1_000_000} MB, with one picture at most, a logo. A site has ${SHARED_REPORTS_MAX} shared reports at most.`,
  access: 'content:write',
  returnsSecret: true,
  params: z.object({ siteId: pathId('Site') }),
  body: z.strictObject({
    document: z.string().min(1).meta({ description: 'HTML.' }),
    expires_in_days: z.number().int().min(1).max(DAYS_MAX),
    prepared_by: characters(1, 100).nullable().default(null),
  }),
  maxBodyBytes: BODY_BYTES_MAX,
  responses: {
    201: detailSchema(
      z.lazy(() => z.strictObject({ ...sharedReportShape, path: z.string() }).meta({ id: 'CreatedSharedReport' })),
    ),
  },
  errors: ['conflict'],
}).handle(async ({ caller, params, body }, { table, now }: BaseServices) => {
  const { organizationId } = caller;
  const { siteId } = params;
  const at = now();
  await requireSite(table, organizationId, siteId);
  const sizeBytes = Buffer.byteLength(body.document);
  if (sizeBytes > DOCUMENT_BYTES_MAX) throw invalidRequest(`Invalid body: document: has ${sizeBytes} bytes`);
  const { checkReport } = await import('../../shared/domain/reports/check-report.ts');
  const checked = checkReport(body.document);
  if ('fault' in checked) throw invalidRequest(`Invalid body: document: ${checked.fault}`);
  const shared = await listSharedReports(table, { organizationId, siteId }, at);
  if (shared.length >= SHARED_REPORTS_MAX) throw fullSite();
  const token = newToken();
  const report = {
    organizationId,
    siteId,
    id: randomUUID(),
    title: checked.title,
    language: checked.language,
    preparedBy: body.prepared_by,
    stylePolicy: `'sha256-${createHash('sha256').update(checked.style).digest('base64')}'`,
    sizeBytes,
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + body.expires_in_days * DAY_MS).toISOString(),
  };
  const document = await storeSharedReport(table, { ...report, token, html: body.document, now: at });
  if (document === 'full') throw fullSite();
  if (document === 'no_site') throw notFound('Site');
  const view = sharedReportView({ ...report, tokenHash: '', slot: null, document });
  return { status: 201, body: { data: { ...view, path: `/v1/shared/${token}` } } };
});

const fullSite = (): ApiError =>
  new ApiError('conflict', `The site has ${SHARED_REPORTS_MAX} shared reports: revoke one first`);
