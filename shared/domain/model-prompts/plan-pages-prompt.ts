import * as z from 'zod';
import { detectLanguage } from '../language/detect-language.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import { PURPOSE_CHARACTERS_MAX } from '../pages/limits.ts';
import { affirmedText, heldToBrief, listRivals } from '../planning/held-to-brief.ts';
import type { PlanInput, PlannedPage } from '../planning/plan-input.ts';
import { planPages } from '../planning/plan-pages.ts';
import { HOME_SLUG, toSlug } from '../planning/slug.ts';
import { dataBlocks } from './data-blocks.ts';
import { answerSchema, cleanText, hasMarkup, type ModelPrompt, type Reading, readBySchema } from './model-prompt.ts';
import { plannedSentences } from './planned-sentences.ts';
import { isForeignTo } from './supported-words.ts';

const PAGES_MIN = 3;
const PAGES_MAX = 20;
const ANSWER_TOKENS = 4_000;
const NAME_CHARACTERS_MAX = 80;

const page = { name: z.string(), slug: z.string(), purpose: z.string() };
const askedSchema = z.object({ pages: z.array(z.object({ ...page, brief_words: z.string() })) });
/** A page whose name has the brief's own words needs no quotation. */
const pagesSchema = z.object({ pages: z.array(z.object({ ...page, brief_words: z.string().optional() })) });

/** Asks for the pages that a site of this brief needs. Slugs are ours: made from what was answered, each once. */
export function planPagesPrompt(input: PlanInput, boundary: string): ModelPrompt<PlannedPage[]> {
  const { brief, siteName } = input;
  const data = dataBlocks(boundary);
  return {
    purpose: 'plan-pages',
    system: `${INSTRUCTIONS}\n\n${data.rule}`,
    user: [data.block('site name', cleanText(siteName, 300)), data.block('brief', brief), 'Plan the pages now.'].join(
      '\n\n',
    ),
    schema: answerSchema(askedSchema),
    maxTokens: ANSWER_TOKENS,
    read: (answer) => readPages(answer, input),
  };
}

const INSTRUCTIONS = `You plan a web site that does not exist yet: the pages it needs to win visitors from search engines and serve them.
- Give 6 to 14 pages, the homepage first (slug "home"). One page per search intent: each offering that people search for by itself has a page of its own; nothing that the brief does not support.
- name: what the page is called in the navigation, at most 60 characters, in the language of the brief. slug: one path segment, lower case with hyphens.
- brief_words: the words of the brief that ask for or offer what the page is about, copied exactly; empty for a page that every such site has.
- purpose: one or two sentences on whom the page is for, what it answers, and what from the brief it says. Invent no facts.`;

function readPages(answer: unknown, input: PlanInput): Reading<PlannedPage[]> {
  const parsed = readBySchema(pagesSchema, answer);
  if (!parsed.ok) return parsed;
  const { language } = detectLanguage(input.brief);
  if (isForeignTo(parsed.value.pages.map(({ name, purpose }) => `${name}. ${purpose}`).join('\n'), language))
    return { ok: false, problem: 'the pages are not in the language of the brief' };
  const supported = plannedSentences(
    [input.brief, input.siteName, ...parsed.value.pages.map(({ name }) => name)],
    affirmedText(input),
    { language, rivals: listRivals(input) },
  );
  const byRules = new Map(planPages(input).map((page) => [page.slug, page.purpose]));
  const bySlug = new Map<string, PlannedPage>();
  const quotes = new Map<string, string>();
  const names = new Set<string>();
  for (const { name, slug, purpose, brief_words: quote } of parsed.value.pages) {
    const called = cleanText(name, NAME_CHARACTERS_MAX);
    const path = slug.trim() === '/' ? HOME_SLUG : (toSlug(slug) ?? toSlug(name));
    const signature = keywordSignature(called, language);
    if (called !== '' && path !== null && !hasMarkup.test(called) && !bySlug.has(path) && !names.has(signature)) {
      // The name alone says less than a purpose, and nothing false.
      const said = supported(cleanText(purpose, PURPOSE_CHARACTERS_MAX), called) || byRules.get(path) || called;
      bySlug.set(path, { name: called, slug: path, purpose: said });
      names.add(signature);
      if (quote !== undefined && quote.trim() !== '') quotes.set(path, quote);
    }
  }
  const home = bySlug.get(HOME_SLUG);
  if (!home) return { ok: false, problem: `no page has the slug "${HOME_SLUG}"` };
  if (bySlug.size < PAGES_MIN) return { ok: false, problem: `there are fewer than ${PAGES_MIN} usable pages` };
  const others = [...bySlug.values()].filter((page) => page !== home);
  return heldToBrief([home, ...others].slice(0, PAGES_MAX), input, quotes);
}
