import { keywordSignature } from '../language/keyword-signature.ts';
import { listTermKeys } from '../language/subject-terms.ts';
import type { OutlineInput } from '../outlines/outline-input.ts';
import {
  HEADING_CHARACTERS_MAX,
  OUTLINE_SECTIONS_MAX,
  OUTLINE_SECTIONS_MIN,
  type ProposedSection,
  type SectionBasis,
} from '../outlines/outline-section.ts';
import type { DroppedText, DropReason } from './dropped-text.ts';
import { cleanText, hasMarkup, type Reading } from './model-prompt.ts';
import { outlineMaterial } from './outline-material.ts';
import { isQuotedFrom, quotable } from './quoted-evidence.ts';
import { type Evidence, findFault, isForeignTo, namesRival, readEvidence } from './text-faults.ts';

const GUIDANCE_CHARACTERS_MAX = 1_000;
const BASIS_CHARACTERS_MAX = 300;

/** A section as a model answers it. */
interface AnsweredSection extends Pick<ProposedSection, 'heading' | 'guidance' | 'source'> {
  readonly level: number;
  readonly basis_words?: string | undefined;
}

/** A section of a model, with what code read off its words. */
export interface DraftSection extends Pick<ProposedSection, 'heading' | 'guidance' | 'source'> {
  readonly level: number;
  readonly basis: Exclude<SectionBasis, 'rules'>;
  readonly basisWords: string | null;
  readonly guidanceFault: DropReason | null;
}

export interface OutlineDraft {
  readonly sections: readonly DraftSection[];
  readonly dropped: readonly DroppedText[];
}

/** The material of an outline: what its words may say. A text of the page can ask for its own link: only facts have addresses. */
const outlineEvidence = (input: OutlineInput): Evidence =>
  readEvidence(
    outlineMaterial(input).map(({ text }) => text),
    input.language,
    (input.facts ?? []).map(({ text }) => text),
  );

/** Reads the sections of an answer in the language of the page, without those that another page of the site is about. */
export function readOutlineDraft(answered: readonly AnsweredSection[], input: OutlineInput): Reading<OutlineDraft> {
  if (isForeignTo(answered.map((one) => `${one.heading}. ${one.guidance}`).join('\n'), input.language))
    return { ok: false, problem: 'the outline is not in the language of the page' };
  const headings = readHeadings(input);
  const evidence = outlineEvidence(input);
  const rivals = listRivals(input);
  const basisOf = openBasis(input);
  const dropped: DroppedText[] = [];
  const sections: DraftSection[] = [];
  const seen = new Set<string>();
  for (const [at, { heading, guidance, level, source, basis_words: quote = '' }] of answered.entries()) {
    const text = cleanText(heading.replace(/^#+\s*/, ''), HEADING_CHARACTERS_MAX);
    const signature = keywordSignature(text, input.language);
    const isElsewhere = headings.elsewhere.has(signature) && !headings.own.has(signature);
    // The end of a page leads on to another one: "Book a demo".
    const isOfSibling = at > 0 && at < answered.length - 1 && isElsewhere;
    const advice = cleanText(guidance, GUIDANCE_CHARACTERS_MAX);
    const reason =
      isOfSibling || seen.has(text.toLowerCase())
        ? 'duplicate'
        : sections.length >= OUTLINE_SECTIONS_MAX
          ? 'limit'
          : findHeadingFault(text, advice, { input, evidence, rivals });
    if (reason !== null) {
      dropped.push({ kind: 'section', name: text, reason });
      continue;
    }
    seen.add(text.toLowerCase());
    sections.push({
      ...{ heading: text, level, guidance: advice, ...basisOf(quote) },
      guidanceFault: findGuidanceFault(advice, { evidence, rivals }),
      // A section is of the page or of pages that rank only where its heading was read there.
      source: headings.own.has(signature)
        ? 'own'
        : source === 'serp' && headings.ranking.has(signature)
          ? 'serp'
          : 'gap',
    });
  }
  if (sections.length < OUTLINE_SECTIONS_MIN)
    return { ok: false, problem: `there are ${sections.length} usable sections, fewer than ${OUTLINE_SECTIONS_MIN}` };
  return { ok: true, value: { sections, dropped } };
}

interface Held {
  readonly input: OutlineInput;
  readonly evidence: Evidence;
  readonly rivals: readonly string[];
}

function findHeadingFault(text: string, guidance: string, { input, evidence, rivals }: Held): DropReason | null {
  if (text === '') return 'empty';
  if (hasMarkup.test(text)) return 'markup';
  if (isForeignTo(`${text}. ${guidance}`, input.language)) return 'language';
  return findFault(text, evidence) ?? (namesRival(text, rivals, '') ? 'rival' : null);
}

function findGuidanceFault(text: string, { evidence, rivals }: Omit<Held, 'input'>): DropReason | null {
  if (text === '') return 'empty';
  return findFault(text, evidence) ?? (namesRival(text, rivals, '') ? 'rival' : null);
}

/** The signatures of the headings of the page, of pages that rank, and of what other pages of the site are about. */
function readHeadings({ competitors, heading, language, sections, siblings = [] }: OutlineInput): {
  own: ReadonlySet<string>;
  ranking: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
} {
  const signaturesOf = (texts: readonly string[]): Set<string> =>
    new Set(texts.map((text) => keywordSignature(text, language)).filter((signature) => signature !== ''));
  return {
    own: signaturesOf([heading ?? '', ...sections.map((one) => one.heading)]),
    ranking: signaturesOf(competitors.flatMap(({ headings }) => headings.map(({ text }) => text))),
    elsewhere: signaturesOf(siblings.flatMap(({ name, keyword }) => [name, keyword ?? name])),
  };
}

const RIVAL_LETTERS_MIN = 4;

/** "spokely" of "www.spokely.co.uk"; not where the page itself has the word: "bicycles" of "bicycles.example" is no name. */
function listRivals({ competitors, keyword, heading, text = null, brief = null }: OutlineInput): string[] {
  const own = [keyword, heading, text, brief].join('\n').toLowerCase();
  return competitors
    .map(
      ({ domain }) =>
        domain
          .toLowerCase()
          .replace(/^www\./u, '')
          .split('.')[0] ?? '',
    )
    .filter((name) => name.length >= RIVAL_LETTERS_MIN && !own.includes(name));
}

/** Finds the material that a section quotes. */
function openBasis(input: OutlineInput): (quote: string) => Pick<DraftSection, 'basis' | 'basisWords'> {
  const texts = outlineMaterial(input).flatMap(({ text, basis }) =>
    basis === null ? [] : [{ basis, text: quotable(text) }],
  );
  return (quote) => {
    const words = cleanText(quote, BASIS_CHARACTERS_MAX);
    const isQuote = listTermKeys(words, input.language).length > 0;
    const found = isQuote ? texts.find(({ text }) => isQuotedFrom(words, text)) : undefined;
    return found === undefined ? { basis: 'model', basisWords: null } : { basis: found.basis, basisWords: words };
  };
}
