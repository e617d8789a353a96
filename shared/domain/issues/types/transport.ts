import { foundAt, isNamed, listFoundOn } from '../found-at.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { findProbed } from '../probed-pages.ts';
import { listSome } from '../wording.ts';

const { page, site, url } = issueFamily('transport');

const MILLISECONDS_MAX = 3_000;
const BYTES_MAX = 2_000_000;
const UNCOMPRESSED_BYTES_MIN = 20_000;
const alsoUnread = { alsoUnread: true } as const;

export const transportTypes: readonly IssueType[] = [
  page('mixed-content', 'error', ({ record }) => listSome('addresses', record.mixedContent), alsoUnread),
  page('http-page', 'error', ({ url: own }) => (own.startsWith('http:') ? { values: { url: own } } : null), alsoUnread),
  site('http-not-redirected', 'error', ({ checks }) =>
    findProbed(
      checks,
      ({ statusCode, redirectsTo }, asked, own) =>
        own.protocol === 'https:' &&
        asked.protocol === 'http:' &&
        statusCode === 200 &&
        redirectsTo?.startsWith('https:') !== true,
    ),
  ),
  page('insecure-form', 'error', ({ record }) => listSome('addresses', record.insecureForms)),
  page(
    'slow-response',
    'warning',
    ({ record: { milliseconds } }) =>
      milliseconds !== null && milliseconds > MILLISECONDS_MAX ? { values: { seconds: milliseconds / 1000 } } : null,
    alsoUnread,
  ),
  url('document-beyond-limit', 'error', (known, { domain }) =>
    known.outcome === 'unreadable' && known.reason === 'too_large' && isNamed(known, domain)
      ? { values: { foundAt: foundAt(known) }, urls: listFoundOn(known) }
      : null,
  ),
  page(
    'document-too-large',
    'warning',
    ({ record: { bytes } }) => (bytes > BYTES_MAX ? { values: { bytes } } : null),
    alsoUnread,
  ),
  page(
    'uncompressed',
    'notice',
    ({ record: { contentEncoding, bytes } }) =>
      contentEncoding === null && bytes >= UNCOMPRESSED_BYTES_MIN ? { values: { bytes } } : null,
    alsoUnread,
  ),
];
