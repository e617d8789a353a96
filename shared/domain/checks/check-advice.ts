import { type Message, message, quoted } from '../messages/message.ts';
import type { Messages } from '../messages/render-message.ts';
import type { Check, CheckKey } from './check.ts';

/** Advice on a check that warns or fails. */
export interface CheckAdvice {
  readonly check: CheckKey;
  readonly title: string;
  readonly suggestion: string;
  /** The field to change; null where no single field of the page is. */
  readonly targetField: 'title' | 'meta_description' | 'h1' | 'schema' | 'body_content' | null;
}

/** The page's fields from which advice is worded. */
export interface AdvisedPage {
  readonly title: string | null;
  readonly h1: string | null;
  readonly primaryKeyword: string | null;
  readonly path: string | null;
}

/** The topic of the page, for a sentence: its keyword, else its heading, its title, or its path. */
function nameTopic({ primaryKeyword, h1, title, path }: AdvisedPage): string | Message {
  const fromPath = path?.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ');
  return primaryKeyword ?? h1 ?? title ?? fromPath ?? message('checks.common.the-page');
}

const targetFields: Readonly<Record<CheckKey, CheckAdvice['targetField']>> = {
  title_present: 'title',
  title_length: 'title',
  title_has_primary_keyword: 'title',
  meta_description_present: 'meta_description',
  meta_description_length: 'meta_description',
  meta_description_has_primary_keyword: 'meta_description',
  h1_present: 'h1',
  h1_single: 'h1',
  h1_has_primary_keyword: 'h1',
  intro_has_primary_keyword: 'body_content',
  word_count: 'body_content',
  schema_present: 'schema',
  schema_valid: 'schema',
  internal_links: 'body_content',
  outbound_links: 'body_content',
};

/** One piece of advice for each check that warns or fails, in the order of the checks. The check's own finding comes first. */
export function checkAdvice(checks: readonly Check[], page: AdvisedPage, messages: Messages): CheckAdvice[] {
  const values = { topic: quoted(nameTopic(page)), keyword: quoted(page.primaryKeyword ?? '') };
  return checks
    .filter(({ status }) => status === 'warn' || status === 'fail')
    .map(({ key, message: finding }) => ({
      check: key,
      title: messages.render(message(`checks.${key}.title`)),
      suggestion: `${messages.render(finding)} ${messages.render(message(`checks.${key}.suggestion`, values))}`,
      targetField: targetFields[key],
    }));
}
