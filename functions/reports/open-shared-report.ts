import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import { defineOperation } from '../../shared/http/operation.ts';
import { pageHeaders } from '../../shared/http/page-headers.ts';
import { renderPage } from '../../shared/http/render-page.ts';
import { openSharedReport as readSharedReport } from '../../shared/table/shared-reports.ts';

const style = 'body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto 0;max-width:28rem;padding:0 1rem}';
/** The same for a link that never was, is over or was revoked: who tries links learns nothing. */
const noReport = renderPage({
  title: 'This report is not available',
  style,
  content: '<p>The link is wrong, has expired, or was revoked. Ask whoever sent it for a new one.</p>',
});
const noReportStyle = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The document was made by a member of an organization: it is shown without scripts, forms and requests, and as of no origin. */
const documentHeaders = (stylePolicy: string): Record<string, string> => ({
  ...pageHeaders,
  'content-security-policy': [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `style-src ${stylePolicy}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
});

const page = { contentType: 'text/html; charset=utf-8', schema: z.string() };

export const openSharedReport = defineOperation({
  operationId: 'openSharedReport',
  method: 'GET',
  path: '/shared/{token}',
  tag: 'Reports',
  summary: 'Read a shared report',
  description: 'For browsers: the report as it was on the day it was shared.',
  access: 'open',
  navigation: true,
  params: z.object({ token: z.string() }),
  responses: { 200: page, 404: page },
}).handle(async ({ params }, { table, now }: BaseServices) => {
  const found = await readSharedReport(table, params.token, now());
  return found === null
    ? { status: 404, headers: documentHeaders(noReportStyle), body: noReport }
    : { status: 200, headers: documentHeaders(found.report.stylePolicy), body: found.html };
});
