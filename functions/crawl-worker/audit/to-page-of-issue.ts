import type { FoundIssue } from '../../../shared/domain/issues/page-digest.ts';
import { shortenValues } from '../../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../../shared/domain/messages/render-message.ts';
import type { PageOfIssue } from '../../../shared/table/site-audits.ts';

/** Limits of evidence: an item of the table takes 400 KB. */
const MESSAGE_CHARACTERS_MAX = 1_000;
const URL_CHARACTERS_MAX = 500;
const VALUE_CHARACTERS_MAX = 200;

/** An issue as it is stored: its evidence in English, and what other languages word it from. */
export const toPageOfIssue = ({ url, pageId, message, urls }: FoundIssue): PageOfIssue => ({
  url,
  pageId,
  message: renderEnglish(message).slice(0, MESSAGE_CHARACTERS_MAX),
  evidence: shortenValues(message, VALUE_CHARACTERS_MAX),
  urls: urls.map((named) => named.slice(0, URL_CHARACTERS_MAX)),
});
