import type { PageKind } from '../../pages/page-kind/page-kinds.ts';
import type { PageIssue } from '../issue-type.ts';
import { counted } from '../wording.ts';

const WORDS_MIN = 100;
const kinds: ReadonlySet<PageKind> = new Set(['article', 'news', 'product', 'local_service', 'reference', 'recipe']);

export const contentThin: PageIssue = {
  of: 'page',
  id: 'content-thin',
  family: 'content',
  severity: 'warning',
  title: 'Little content',
  why: 'A page with a few sentences seldom has what a visitor looks for.',
  how: 'Say more of what the page is about, or join it with another page.',
  found:
    'From fewer than 100 words in the main content of pages of a kind that has text: articles, news, products, services, reference. Pages that could not be read with confidence are not counted.',
  find: ({ record }) =>
    record.words < WORDS_MIN &&
    kinds.has(record.pageKind) &&
    !record.isDoubtful &&
    !record.noindex &&
    record.scriptEvidence === null
      ? { message: `The main content of the page has ${counted(record.words, 'word')}.`, urls: [] }
      : null,
};
