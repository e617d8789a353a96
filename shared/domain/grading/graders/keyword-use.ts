import { matchable } from '../../fields/keyword-match.ts';
import { firstHeadingsAdvice, insertAdvice, listed, plural, replaceAdvice, scaledByLength } from '../advice.ts';
import type { ComponentGrader, CriterionJudge } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, part, ramp } from '../shares.ts';
import { guessedCredit, keywordNote, keywordShare, occurrences, type TargetKeyword } from '../target-keyword.ts';
import { termsOf, wordsOf } from '../text-statistics.ts';

export const keywordUseGrader: ComponentGrader = {
  componentType: 'keyword_use',
  criteria: {
    keyword_intro: withKeyword(unlessStuffed(keywordIntro)),
    keyword_headings: withKeyword(unlessStuffed(keywordHeadings)),
    keyword_density: withKeyword(keywordDensity),
    keyword_spread: withKeyword(unlessStuffed(keywordSpread)),
    keyword_secondary: keywordSecondary,
    keyword_url: withKeyword(keywordUrl),
  },
};

function withKeyword(judge: (page: PageReading, keyword: TargetKeyword) => Verdict | null): CriterionJudge {
  return (page) => {
    if (page.keyword !== null) return judge(page, page.keyword);
    return { share: 0, evidence: 'Neither a primary keyword nor a clear topic was found to look for.' };
  };
}

/** A keyword that stands in every sentence stands in the opening too: that earns little, and the advice is to repeat it less. */
function unlessStuffed(
  judge: (page: PageReading, keyword: TargetKeyword) => Verdict,
): (page: PageReading, keyword: TargetKeyword) => Verdict {
  return (page, keyword) => {
    const verdict = judge(page, keyword);
    // Terms that were guessed from the text stand in it often by their choice.
    if (!keyword.isExplicit) return verdict;
    const { density, limit, topShare } = keywordFrequency(page, keyword);
    const stuffing = page.wordCount < 60 ? 0 : Math.max(ramp(density, limit, 0.07), ramp(topShare, 0.055, 0.1));
    if (stuffing === 0) return verdict;
    const { advice } = keywordDensity(page, keyword);
    return { ...verdict, share: verdict.share * (1 - 0.7 * stuffing), advice };
  };
}

function keywordIntro(page: PageReading, keyword: TargetKeyword): Verdict {
  const opening = openingParagraphs(page);
  const share = keywordShare(opening.text, keyword);
  return {
    share,
    evidence: `Looked for ${keywordNote(keyword)} in the first 100 words: ${share === 1 ? 'found' : share > 0 ? 'found in part' : 'not found'}.`,
    advice: replaceAdvice(page, 'body:opening', opening.ids.slice(0, 1), {
      title: 'Name the keyword in the opening',
      description: `The first 100 words do not carry "${keyword.phrase}" word for word. Say in the first or second sentence what the page tells about it.`,
      whyItMatters: 'The opening confirms to the visitor and to the search engine that the page answers the query.',
    }),
  };
}

/** The paragraphs that make up the first hundred words of running text. */
export function openingParagraphs(page: PageReading): { text: string; ids: (string | null)[] } {
  const texts: string[] = [];
  const ids: (string | null)[] = [];
  let words = 0;
  for (const block of page.proseBlocks) {
    if (words >= 100) break;
    const room = 100 - words;
    // A block that is longer than what is left is cut by characters: near enough for a grade, and it stays linear.
    texts.push(
      block.words <= room ? block.text : block.text.slice(0, Math.ceil((block.text.length * room) / block.words)),
    );
    ids.push(block.id);
    words += block.words;
  }
  return { text: texts.join('\n'), ids };
}

function keywordHeadings(page: PageReading, keyword: TargetKeyword): Verdict {
  if (page.subheadings.length === 0) {
    return {
      share: 0,
      evidence: 'There are no subheadings that could carry the keyword.',
      advice: firstHeadingsAdvice(page),
    };
  }
  const best = Math.max(0, ...page.subheadings.slice(0, 500).map(({ text }) => keywordShare(text, keyword)));
  return {
    share: keyword.isExplicit && best >= 0.7 ? Math.max(best, 0.9) : best,
    evidence: `Looked for ${keywordNote(keyword)} in ${plural(page.subheadings.length, 'subheading')}: ${best === 1 ? 'found' : best > 0 ? 'found in part' : 'not found'}.`,
    advice: replaceAdvice(
      page,
      'body:headings',
      page.subheadings.slice(0, 1).map(({ id }) => id),
      {
        title: 'Use the keyword in a subheading',
        description: `None of the ${plural(page.subheadings.length, 'subheading')} carries "${keyword.phrase}". Word one of them so that it does, where it fits the section.`,
        whyItMatters: 'Subheadings tell search engines which aspects of the query the page covers.',
      },
    ),
  };
}

/** The largest share of the text that a keyword takes without effort: 2.5 %, and more for a keyword of several words. */
function densityLimit(keyword: TargetKeyword): number {
  return 0.025 * Math.max(1, 0.7 * wordsOf(keyword.phrase).length);
}

/** How often the keyword stands in the text, and how much of it is its words. */
function keywordFrequency(page: PageReading, keyword: TargetKeyword) {
  const total = Math.max(1, page.words.length);
  const count = occurrences(page.matchText, keyword.matchPhrase);
  const perTerm = keyword.terms.map((term) => page.termCounts.get(term) ?? 0);
  // Of a phrase that was guessed, the second word is the less certain one: it must not decide alone.
  const rarest = Math.min(...perTerm);
  const apart = keyword.isExplicit ? rarest : (rarest + Math.max(...perTerm)) / 2;
  // Variants ("shoes for running") count as half: they show the topic, but not the query's own words.
  const counted = keyword.isExplicit ? Math.max(count, (count + apart) / 2) : apart;
  const density = (counted * Math.max(1, wordsOf(keyword.phrase).length)) / total;
  // In a few lines a single mention is already several per cent, so only a text of some length can be stuffed.
  const topShare = page.wordCount < 60 ? 0 : Math.max(0, ...perTerm) / total;
  return { count, counted, density, limit: densityLimit(keyword), topShare };
}

function keywordDensity(page: PageReading, keyword: TargetKeyword): Verdict {
  const { count, counted, density, limit, topShare } = keywordFrequency(page, keyword);
  const isStuffed = count >= 3 && (density > limit || topShare > 0.05);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return scaledByLength(page, 200, {
    share: clamp(
      band(density, 0, 0.004, limit, 0.07) *
        ramp(counted, 0, 3) *
        (1 - ramp(topShare, 0.055, 0.1)) *
        (keyword.isExplicit ? 1 : guessedCredit),
    ),
    evidence: `"${keyword.phrase}" occurs ${plural(count, 'time')} in ${plural(page.wordCount, 'word')}, ${percent(density)} of the text with its variants.`,
    advice: isStuffed
      ? replaceAdvice(page, 'body:keyword-frequency', stuffedBlocks(page, keyword), {
          title: 'Repeat the keyword less',
          description: `"${keyword.phrase}" occurs ${plural(count, 'time')}, ${percent(density)} of the text. Bring it below ${percent(limit)} with pronouns, synonyms and plain deletions.`,
          whyItMatters: 'Keyword stuffing is against the spam policies of search engines, and it reads badly.',
        })
      : insertAdvice(page, 'body:coverage', page.lastBlockId, {
          title: 'Use the keyword where the text treats it',
          description: `"${keyword.phrase}" occurs ${plural(count, 'time')} in ${plural(page.wordCount, 'word')}. Use it, or a close variant, about once in every 150 words.`,
          whyItMatters: 'A page that rarely uses the words of the query gives little reason to be matched with it.',
        }),
  });
}

function stuffedBlocks(page: PageReading, keyword: TargetKeyword): (string | null)[] {
  return page.proseBlocks
    .filter(({ text, words }) => words > 0 && occurrences(text.toLowerCase(), keyword.terms[0] ?? '') * 20 > words)
    .map(({ id }) => id);
}

function keywordSpread(page: PageReading, keyword: TargetKeyword): Verdict {
  const third = Math.max(1, Math.ceil(page.matchText.length / 3));
  const parts = [0, 1, 2].map((index) => page.matchText.slice(index * third, (index + 1) * third));
  const found = parts.filter(
    (text) =>
      (keyword.isExplicit && text.includes(keyword.matchPhrase)) || keyword.terms.every((term) => text.includes(term)),
  ).length;
  return {
    share: page.hasBody ? (found / 3) * ramp(page.wordCount, 0, 150) : 0,
    evidence: `"${keyword.phrase}" appears in ${found} of the three thirds of the text.`,
    // A text that is too short to have thirds is told so elsewhere.
    advice:
      found === 3
        ? undefined
        : insertAdvice(page, 'body:coverage', page.lastBlockId, {
            title: 'Return to the keyword throughout the text',
            description: `"${keyword.phrase}" appears in ${found} of the three thirds of the body. Come back to it in the middle and at the end, for instance in a summary.`,
            whyItMatters: 'A topic that disappears after the opening looks like a page that drifted.',
          }),
  };
}

function keywordSecondary(page: PageReading): Verdict | null {
  const { secondaryKeywords } = page.input.fields;
  if (secondaryKeywords.length === 0) return null;
  const shares = secondaryKeywords.map((keyword) => {
    if (page.matchText.includes(matchable(keyword))) return 1;
    const terms = termsOf(keyword);
    return 0.6 * part(terms.filter((term) => page.termCounts.has(term)).length, terms.length);
  });
  const missing = secondaryKeywords.filter((_, index) => (shares[index] ?? 0) < 1);
  return {
    share: part(
      shares.reduce((sum, share) => sum + share, 0),
      shares.length,
    ),
    evidence: `${secondaryKeywords.length - missing.length} of ${plural(secondaryKeywords.length, 'secondary keyword')} appear in the text${missing.length > 0 ? `; missing: ${listed(missing)}` : ''}.`,
    advice: insertAdvice(page, 'body:coverage', page.lastBlockId, {
      title: 'Work in the secondary keywords',
      description: `The text lacks ${listed(missing, 6)}. Use each where the body treats it, and add the passage where it does not.`,
      whyItMatters: 'Secondary keywords are the related queries that the page could rank for with little more work.',
    }),
  };
}

/** Nothing to advise: renaming a live URL costs more than the words in it are worth. */
function keywordUrl(page: PageReading, keyword: TargetKeyword): Verdict | null {
  const { path } = page.input;
  if (path === null || page.kind === 'home') return null;
  const slug = new Set(wordsOf(safeDecode(path).replaceAll(/[-_/.+]/g, ' ')));
  const found = keyword.terms.filter((term) => slug.has(term));
  return {
    share: part(found.length, keyword.terms.length) * (keyword.isExplicit ? 1 : guessedCredit),
    evidence: `The path ${path.slice(0, 120)} contains ${found.length} of ${plural(keyword.terms.length, 'word')} of the keyword.`,
    advice: null,
  };
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
