import type { OutlineInput } from '../outlines/outline-input.ts';
import { HEADING_CHARACTERS_MAX, type SectionBasis } from '../outlines/outline-section.ts';
import { cleanText } from './model-prompt.ts';

const OWN_SECTIONS_MAX = 100;
const COMPETITORS_MAX = 10;
const FACTS_MAX = 30;
const SIBLINGS_MAX = 100;
const QUESTIONS_MAX = 20;
const COMPETITOR_HEADINGS_MAX = 60;
const BRIEF_CHARACTERS_MAX = 20_000;
/** The beginning and the end of a long page: its opening, and what it leads to. */
const TEXT_START_CHARACTERS = 8_000;
const TEXT_END_CHARACTERS = 4_000;

/** A text that an outline is made from, and what a section that quotes it rests on; null for one that proves nothing of the page. */
interface OutlineMaterial {
  readonly name: string;
  readonly text: string;
  readonly basis: Exclude<SectionBasis, 'model' | 'rules'> | null;
}

/** All that the model is shown of a page, its site and what ranks beside it; what is not known is left out. */
export function outlineMaterial(input: OutlineInput): OutlineMaterial[] {
  const { brief = null, text = null, facts = [], siblings = [], questions = [] } = input;
  const given: OutlineMaterial[] = [
    { name: 'page', text: pageLines(input), basis: 'page' },
    { name: 'brief of the site', text: (brief ?? '').slice(0, BRIEF_CHARACTERS_MAX), basis: 'brief' },
    { name: 'business', text: businessLines(input), basis: 'business' },
    { name: 'text of the page', text: cutMiddle(text ?? ''), basis: 'page' },
    {
      name: 'facts of the site',
      text: facts
        .slice(0, FACTS_MAX)
        .map(({ kind, key, text: said }) => `${kind} ${key ?? ''}: ${cleanText(said, 300)}`)
        .join('\n'),
      basis: 'fact',
    },
    {
      name: 'questions that people ask',
      text: questions
        .slice(0, QUESTIONS_MAX)
        .map(({ text: asked }) => cleanText(asked, 200))
        .join('\n'),
      basis: 'question',
    },
    {
      name: 'other pages of the site',
      text: siblings
        .slice(0, SIBLINGS_MAX)
        .map(({ path, name }) => `${path} ${cleanText(name, 200)}`)
        .join('\n'),
      basis: null,
    },
    ...competitorPages(input),
  ];
  return given.filter(({ text: said }) => said.trim() !== '');
}

function pageLines({ keyword, secondaryKeywords, purpose, heading, name, sections, wordCount }: OutlineInput): string {
  return [
    `Query: ${cleanText(keyword, 300)}`,
    `Secondary keywords: ${cleanText(secondaryKeywords.slice(0, 20).join(', '), 2_000) || '(none)'}`,
    `Name: ${cleanText(name ?? '', 200) || '(none)'}`,
    `Purpose: ${cleanText(purpose ?? '', 2_000) || '(none)'}`,
    `Main heading: ${cleanText(heading ?? '', HEADING_CHARACTERS_MAX) || '(none)'}`,
    `Words: ${wordCount}`,
    'Sections:',
    ...sections
      .slice(0, OWN_SECTIONS_MAX)
      .map(({ level, heading: own, words }) => `H${level} ${cleanText(own, HEADING_CHARACTERS_MAX)} (${words} words)`),
  ].join('\n');
}

const businessLines = ({ business, place = null }: OutlineInput): string =>
  [
    ...(business === undefined ? [] : [`Name: ${cleanText(business.name, 300)}`]),
    ...(business?.context == null ? [] : [`Business: ${cleanText(business.context, 2_000)}`]),
    ...(business?.tone == null ? [] : [`Tone: ${cleanText(business.tone, 500)}`]),
    ...(place === null ? [] : [`Place: ${cleanText(place, 200)}`]),
  ].join('\n');

const competitorPages = ({ competitors }: OutlineInput): OutlineMaterial[] =>
  competitors.slice(0, COMPETITORS_MAX).map(({ domain, headings }) => ({
    name: 'page that ranks',
    text: [
      cleanText(domain, 255),
      ...headings
        .slice(0, COMPETITOR_HEADINGS_MAX)
        .map(({ level, text }) => `H${level} ${cleanText(text, HEADING_CHARACTERS_MAX)}`),
    ].join('\n'),
    basis: 'ranking',
  }));

const cutMiddle = (text: string): string =>
  text.length <= TEXT_START_CHARACTERS + TEXT_END_CHARACTERS
    ? text
    : `${text.slice(0, TEXT_START_CHARACTERS)}\n[the middle of the page is left out here]\n${text.slice(-TEXT_END_CHARACTERS)}`;
