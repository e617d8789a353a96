import { message } from '../../messages/message.ts';
import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import { findByPage, IMAGE_BYTES_MAX, isMissing, nameStatus } from '../checks.ts';
import { issueFamily } from '../issue-family.ts';
import type { IssueType } from '../issue-type.ts';
import { listed, listSome } from '../wording.ts';

const media = issueFamily('media');

export const mediaTypes: readonly IssueType[] = [
  media.page('image-without-alt', 'warning', ({ record: { imagesWithoutAlt } }) =>
    listSome('images', imagesWithoutAlt),
  ),
  media.site('image-broken', 'error', ({ checks }) =>
    findByPage(
      checks.filter(({ kind, statusCode }) => kind === 'image' && isMissing(statusCode)),
      'images',
      nameStatus,
    ),
  ),
  media.site('image-too-large', 'warning', ({ checks }) =>
    findByPage(
      checks.filter(({ kind, bytes }) => kind === 'image' && (bytes ?? 0) > IMAGE_BYTES_MAX),
      'images',
      ({ url, bytes }) => message('issues.image-too-large.item', { url, bytes: bytes ?? 0 }),
      { limit: IMAGE_BYTES_MAX },
    ),
  ),
];

const markup = issueFamily('structured_data');
const ERRORS_SHOWN = 3;
const namedKinds: ReadonlySet<PageKind> = new Set(['product', 'recipe', 'event', 'job']);

export const markupTypes: readonly IssueType[] = [
  markup.page('structured-data-unparseable', 'error', ({ record: { brokenStructuredData: broken } }) =>
    broken.count === 0 ? null : { values: { errors: broken.first } },
  ),
  markup.page('structured-data-invalid', 'warning', ({ record: { structuredErrors: errors } }) =>
    errors.count === 0
      ? null
      : { values: { errors: errors.first.slice(0, ERRORS_SHOWN), more: Math.max(errors.count - ERRORS_SHOWN, 0) } },
  ),
  markup.page('structured-data-missing', 'notice', ({ record }) => {
    const { pageKind, structuredTypes, lackedType, brokenStructuredData } = record;
    if (lackedType === null || brokenStructuredData.count > 0) return null;
    const kind = namedKinds.has(pageKind) ? pageKind : 'other';
    return { values: { kind, count: structuredTypes.length, types: listed(structuredTypes), lackedType } };
  }),
];
