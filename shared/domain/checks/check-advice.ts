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

interface AdviceRule {
  readonly title: string;
  readonly targetField: CheckAdvice['targetField'];
  suggest(page: AdvisedPage): string;
}

/** The topic of the page, for a sentence: its keyword, else its heading, its title, or its path. */
function nameTopic({ primaryKeyword, h1, title, path }: AdvisedPage): string {
  const fromPath = path?.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ');
  return primaryKeyword ?? h1 ?? title ?? fromPath ?? 'the page';
}

const quoteKeyword = ({ primaryKeyword }: AdvisedPage): string => `"${primaryKeyword ?? ''}"`;

const rules: Readonly<Record<CheckKey, AdviceRule>> = {
  title_present: {
    title: 'Write a title',
    targetField: 'title',
    suggest: (page) =>
      `Give the page a title of 30 to 60 characters that begins with "${nameTopic(page)}" and ends with the brand.`,
  },
  title_length: {
    title: 'Bring the title to 30 to 60 characters',
    targetField: 'title',
    suggest: (page) =>
      `Keep "${nameTopic(page)}" at the front. Shorten or extend the rest until the title has 30 to 60 characters.`,
  },
  title_has_primary_keyword: {
    title: 'Put the primary keyword into the title',
    targetField: 'title',
    suggest: (page) => `Name ${quoteKeyword(page)} near the start of the title, as far as the words read well there.`,
  },
  meta_description_present: {
    title: 'Write a meta description',
    targetField: 'meta_description',
    suggest: (page) => `Say in 120 to 160 characters what the page offers about "${nameTopic(page)}" and why to click.`,
  },
  meta_description_length: {
    title: 'Bring the meta description to 120 to 160 characters',
    targetField: 'meta_description',
    suggest: (page) =>
      `Start with the benefit and "${nameTopic(page)}", then cut or add detail until it has 120 to 160 characters.`,
  },
  meta_description_has_primary_keyword: {
    title: 'Put the primary keyword into the meta description',
    targetField: 'meta_description',
    suggest: (page) =>
      `Use ${quoteKeyword(page)} once in the first half of the meta description: search results show it in bold.`,
  },
  h1_present: {
    title: 'Add an H1',
    targetField: 'h1',
    suggest: (page) => `Begin the body with one H1 that names "${nameTopic(page)}".`,
  },
  h1_single: {
    title: 'Keep one H1',
    targetField: 'h1',
    suggest: () => 'Keep the H1 that names the topic of the whole page. Turn the others into H2 headings.',
  },
  h1_has_primary_keyword: {
    title: 'Put the primary keyword into the H1',
    targetField: 'h1',
    suggest: (page) => `Word the H1 so that it carries ${quoteKeyword(page)}.`,
  },
  intro_has_primary_keyword: {
    title: 'Name the primary keyword in the introduction',
    targetField: 'body_content',
    suggest: (page) =>
      `Use ${quoteKeyword(page)} in the first two sentences, where readers look for what they searched.`,
  },
  word_count: {
    title: 'Say more about the topic',
    targetField: 'body_content',
    suggest: (page) =>
      `Add sections that answer further questions about "${nameTopic(page)}", until the body has at least 300 words.`,
  },
  schema_present: {
    title: 'Add structured data',
    targetField: 'schema',
    suggest: (page) =>
      `Describe "${nameTopic(page)}" as JSON-LD of the type that fits the page (Article, Product, Service or LocalBusiness).`,
  },
  schema_valid: {
    title: 'Repair the structured data',
    targetField: 'schema',
    suggest: () => 'Add the missing required properties to the JSON-LD and validate it again.',
  },
  internal_links: {
    title: 'Link to other pages of the site',
    targetField: 'body_content',
    suggest: (page) =>
      `Link from the text about "${nameTopic(page)}" to at least two related pages, with link texts that name their topics.`,
  },
  outbound_links: {
    title: 'Link to a source',
    targetField: 'body_content',
    suggest: () => 'Support the most important claim with a link to its source.',
  },
};

/** One piece of advice for each check that warns or fails, in the order of the checks. The check's own finding comes first. */
export function checkAdvice(checks: readonly Check[], page: AdvisedPage): CheckAdvice[] {
  return checks
    .filter(({ status }) => status === 'warn' || status === 'fail')
    .map(({ key, message }) => ({
      check: key,
      title: rules[key].title,
      suggestion: `${message} ${rules[key].suggest(page)}`,
      targetField: rules[key].targetField,
    }));
}
