import * as z from 'zod';
import { assertsMore, isInstruction, listBeginnings, saysOnly } from '../language/editorial-words.ts';
import { keywordSignature } from '../language/keyword-signature.ts';
import { segmentSentences } from '../language/segment-words.ts';
import type { OutlineInput } from '../outlines/outline-input.ts';
import {
  HEADING_CHARACTERS_MAX,
  OUTLINE_SECTIONS_MAX,
  OUTLINE_SECTIONS_MIN,
  type ProposedSection,
  type SectionLevel,
  sectionSources,
} from '../outlines/outline-section.ts';
import { say } from '../outlines/section-support.ts';
import { readOutlineWords } from '../outlines/words/read-outline-words.ts';
import { dataBlocks } from './data-blocks.ts';
import { answerSchema, cleanText, hasMarkup, type ModelPrompt, type Reading, readBySchema } from './model-prompt.ts';
import { capitalsRule, isForeignTo, isSupported, shownTexts, supportedSentences } from './supported-words.ts';

const ANSWER_TOKENS = 4_000;
const GUIDANCE_CHARACTERS_MAX = 1_000;
const OWN_SECTIONS_MAX = 100;
const COMPETITORS_MAX = 10;
const FACTS_MAX = 30;
const SIBLINGS_MAX = 100;
const QUESTIONS_MAX = 20;
const COMPETITOR_HEADINGS_MAX = 60;

const outlineSchema = z.object({
  sections: z.array(
    z.object({
      level: z.number(),
      heading: z.string(),
      guidance: z.string(),
      source: z.enum(sectionSources),
    }),
  ),
});

/** Asks for the outline of a page. What comes back is brought into the form that an outline has, or refused. */
export function outlinePrompt(input: OutlineInput, boundary: string): ModelPrompt<ProposedSection[]> {
  const data = dataBlocks(boundary);
  const user = [
    data.block('page', pageLines(input)),
    data.block('site', siteLines(input)),
    ...competitorBlocks(input, data),
    'Outline the page now.',
  ].join('\n\n');
  return {
    purpose: 'outline',
    system: `${INSTRUCTIONS}\n\n${data.rule}`,
    user,
    schema: answerSchema(outlineSchema),
    maxTokens: ANSWER_TOKENS,
    read: (answer) => readOutline(answer, input, user),
  };
}

const INSTRUCTIONS = `You outline a web page for a search query: the sections it should have, in order.
- Give ${OUTLINE_SECTIONS_MIN} to ${OUTLINE_SECTIONS_MAX} sections. The first has level 1 and names the query; all others have level 2 or 3, and a level 3 belongs to the level 2 before it.
- Keep sections that the page has and needs, in its own words. Add what a searcher asks next and the page does not answer, and what pages that rank have. No heading twice, no filler. Answer the questions that people ask; leave to the other pages of the site what they are about.
- heading: in the language of the page, at most 100 characters. guidance: one to three sentences in the language of the page on what to write there, about how many words, which facts to bring. Invent no facts.
- source: own for a section that the page has, serp for one taken from pages that rank, gap for all others.`;

function pageLines(input: OutlineInput): string {
  const { keyword, secondaryKeywords, purpose, heading, sections, wordCount } = input;
  return [
    `Query: ${cleanText(keyword, 300)}`,
    `Secondary keywords: ${cleanText(secondaryKeywords.slice(0, 20).join(', '), 2_000) || '(none)'}`,
    `Purpose: ${cleanText(purpose ?? '', 2_000) || '(none)'}`,
    `Main heading: ${cleanText(heading ?? '', HEADING_CHARACTERS_MAX) || '(none)'}`,
    `Words: ${wordCount}`,
    'Sections:',
    ...sections
      .slice(0, OWN_SECTIONS_MAX)
      .map(
        ({ level, heading: text, words }) => `H${level} ${cleanText(text, HEADING_CHARACTERS_MAX)} (${words} words)`,
      ),
  ].join('\n');
}

/** The site's facts and pages, so that a section cites a fact and leaves other pages their subjects. */
const siteLines = ({ facts = [], siblings = [], questions = [] }: OutlineInput): string =>
  [
    'Facts:',
    ...facts.slice(0, FACTS_MAX).map(({ kind, key, text }) => `${kind} ${key ?? ''}: ${cleanText(text, 300)}`),
    'Other pages:',
    ...siblings.slice(0, SIBLINGS_MAX).map(({ path, name }) => `${path} ${cleanText(name, 200)}`),
    'Questions that people ask:',
    ...questions.slice(0, QUESTIONS_MAX).map(({ text }) => cleanText(text, 200)),
  ].join('\n');

const competitorBlocks = ({ competitors }: OutlineInput, data: ReturnType<typeof dataBlocks>): string[] =>
  competitors
    .slice(0, COMPETITORS_MAX)
    .map(({ domain, headings }) =>
      data.block(
        'page that ranks',
        [
          cleanText(domain, 255),
          ...headings
            .slice(0, COMPETITOR_HEADINGS_MAX)
            .map(({ level, text }) => `H${level} ${cleanText(text, HEADING_CHARACTERS_MAX)}`),
        ].join('\n'),
      ),
    );

/** Sections in the language of the page; without what the model was not shown, and without what another page of the site is about. */
function readOutline(answer: unknown, input: OutlineInput, user: string): Reading<ProposedSection[]> {
  const { competitors, facts = [], heading: main, language, siblings = [], sections: own } = input;
  const parsed = readBySchema(outlineSchema, answer);
  if (!parsed.ok) return parsed;
  if (isForeignTo(parsed.value.sections.map((one) => `${one.heading}. ${one.guidance}`).join('\n'), language))
    return { ok: false, problem: 'the outline is not in the language of the page' };
  const shown = shownTexts([user], language);
  const stems = listBeginnings(user, language);
  const rivals = competitors
    .map(({ domain }) => nameOfDomain(domain))
    .filter((name) => name.length >= RIVAL_LETTERS_MIN);
  // Statements use the words of the input; instructions to the writer may name a new aspect.
  const adviceIn = (said: string): string =>
    segmentSentences(removeAddresses(supportedSentences(said, shown), facts))
      .filter((sentence) => isInstruction(sentence) || saysOnly(sentence, stems, language))
      .filter((sentence) => !rivals.some((name) => sentence.toLowerCase().includes(name)))
      .join(' ');
  const ownWords = readOutlineWords(input);
  const plainAdvice = ownWords === null ? null : say(ownWords, 'ownStart');
  const there = new Set(
    [main ?? '', ...own.map(({ heading }) => heading)].map((text) => keywordSignature(text, language)),
  );
  there.delete('');
  const ranking = new Set(
    competitors.flatMap(({ headings }) => headings.map((one) => keywordSignature(one.text, language))),
  );
  const elsewhere = new Set(
    siblings.flatMap(({ name, keyword }) => [name, keyword ?? name].map((text) => keywordSignature(text, language))),
  );
  const seen = new Set<string>();
  const sections: ProposedSection[] = [];
  for (const { level, heading, guidance, source } of parsed.value.sections) {
    const text = cleanText(heading.replace(/^#+\s*/, ''), HEADING_CHARACTERS_MAX);
    // A heading in known words stays, with guidance that fits any section.
    const advice =
      adviceIn(cleanText(guidance, GUIDANCE_CHARACTERS_MAX)) ||
      (plainAdvice !== null && saysOnly(text, stems, language) ? plainAdvice : '');
    const signature = keywordSignature(text, language);
    const isOfSibling = sections.length > 0 && elsewhere.has(signature) && !there.has(signature);
    if (
      text === '' ||
      hasMarkup.test(text) ||
      isForeignTo(`${text}. ${advice}`, language) ||
      advice === '' ||
      isOfSibling ||
      seen.has(text.toLowerCase())
    )
      continue;
    if (!isSupported(text, { ...shown, language: capitalsRule(text, language) }) || assertsMore(text, stems, language))
      continue;
    if (rivals.some((name) => text.toLowerCase().includes(name))) continue;
    seen.add(text.toLowerCase());
    sections.push({
      level: levelAfter(sections.at(-1)?.level ?? null, level),
      heading: text,
      guidance: advice,
      // A section is of the page or of pages that rank only where its heading was read there.
      source: there.has(signature) ? 'own' : source === 'serp' && ranking.has(signature) ? 'serp' : 'gap',
    });
  }
  if (sections.length < OUTLINE_SECTIONS_MIN) {
    return { ok: false, problem: `there are ${sections.length} usable sections, fewer than ${OUTLINE_SECTIONS_MIN}` };
  }
  return { ok: true, value: sections.slice(0, OUTLINE_SECTIONS_MAX) };
}

const RIVAL_LETTERS_MIN = 4;
/** "spokely" of "www.spokely.co.uk". */
const nameOfDomain = (domain: string): string =>
  domain
    .toLowerCase()
    .replace(/^www\./u, '')
    .split('.')[0] ?? '';

/** Sentences without an address of the web but for those of the site: a text of the page can ask for its own link. */
function removeAddresses(advice: string, facts: NonNullable<OutlineInput['facts']>): string {
  if (!address.test(advice)) return advice;
  const isOfSite = (sentence: string): boolean =>
    !address.test(facts.reduce((rest, { text }) => (text === '' ? rest : rest.replaceAll(text, ' ')), sentence));
  return segmentSentences(advice).filter(isOfSite).join(' ').trim();
}

const address = /https?:|www\./iu;

/** One H1, at the start; no level skipped on the way down. */
function levelAfter(previous: SectionLevel | null, asked: number): SectionLevel {
  if (previous === null) return 1;
  return asked >= 3 && previous >= 2 ? 3 : 2;
}
