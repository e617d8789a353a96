import * as z from 'zod';
import { detectLanguage } from '../language/detect-language.ts';
import { PURPOSE_CHARACTERS_MAX } from '../pages/limits.ts';
import { affirmedText, listRivals } from '../planning/held-to-brief.ts';
import type { PlanInput, PlannedPage } from '../planning/plan-input.ts';
import { dataBlocks } from './data-blocks.ts';
import { answerSchema, cleanText, type ModelPrompt, type Reading, readBySchema } from './model-prompt.ts';
import { plannedSentences } from './planned-sentences.ts';
import { isForeignTo } from './supported-words.ts';

const ANSWER_TOKENS = 4_000;

const purposesSchema = z.object({ pages: z.array(z.object({ slug: z.string(), purpose: z.string() })) });

/**
 * Asks for the purpose of each page of a plan, now that all of its pages are known: two pages that serve one search compete,
 * and who writes them goes by the purpose. The pages come back in their order; one that is not answered keeps its purpose.
 */
export function planPurposesPrompt(
  given: PlanInput & { pages: readonly PlannedPage[] },
  boundary: string,
): ModelPrompt<PlannedPage[]> {
  const { brief, siteName, pages } = given;
  const data = dataBlocks(boundary);
  const plan = pages.map(({ slug, name, purpose }) => `${slug}: ${name}. ${purpose}`).join('\n');
  return {
    purpose: 'plan-purposes',
    system: `${INSTRUCTIONS}\n\n${data.rule}`,
    user: [
      data.block('site name', cleanText(siteName, 300)),
      data.block('brief', brief),
      data.block('plan', plan),
      'Write the purposes now.',
    ].join('\n\n'),
    schema: answerSchema(purposesSchema),
    maxTokens: ANSWER_TOKENS,
    read: (answer) => readPurposes(answer, given),
  };
}

const INSTRUCTIONS = `You are given the plan of a web site that does not exist yet: a line for each page with its slug, its name and a first purpose.
Write the purpose of every page, by its slug, for the person who will write the page:
- one to three sentences: whom the page is for, which question or search it answers, what from the brief it says, and what it leaves to another page of the plan.
- No two pages may serve the same search. In the language of the brief. Invent no facts; add no page, leave none out.`;

/** Purposes in the language of the brief, without what neither brief nor plan says. */
function readPurposes(
  answer: unknown,
  { pages, ...input }: PlanInput & { pages: readonly PlannedPage[] },
): Reading<PlannedPage[]> {
  const { brief } = input;
  const parsed = readBySchema(purposesSchema, answer);
  if (!parsed.ok) return parsed;
  const { language } = detectLanguage(brief);
  if (isForeignTo(parsed.value.pages.map(({ purpose }) => purpose).join('\n'), language))
    return { ok: false, problem: 'the purposes are not in the language of the brief' };
  const supported = plannedSentences(
    [brief, ...pages.map(({ name, slug }) => `${name} ${slug}`)],
    affirmedText(input),
    {
      language,
      rivals: listRivals(input),
    },
  );
  const names = new Map(pages.map(({ slug, name }) => [slug, name]));
  const bySlug = new Map(
    parsed.value.pages.map(({ slug, purpose }) => [
      slug.trim(),
      supported(cleanText(purpose, PURPOSE_CHARACTERS_MAX), names.get(slug.trim()) ?? ''),
    ]),
  );
  if (!pages.some(({ slug }) => bySlug.get(slug))) return { ok: false, problem: 'no slug of the plan has a purpose' };
  return { ok: true, value: pages.map((page) => ({ ...page, purpose: bySlug.get(page.slug) || page.purpose })) };
}
