import { type SearchIntent, searchIntent } from '../../keywords/search-intent.ts';
import { endsAsQuestion } from '../../language/ends-as-question.ts';
import { codePointLength } from '../../language/text-length.ts';
import { fieldAdvice, insertAdvice, quoteKeyword, replaceAdvice } from '../advice.ts';
import type { ProseBlock } from '../body-parts.ts';
import { isCaption } from '../captions.ts';
import type { Counted } from '../claims.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import { judgeMissingKeyword } from '../missing-keyword.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, ramp } from '../shares.ts';
import { claim, count, enumerated, plural, quote, type Statement, say } from '../statement.ts';
import { isCarried, keywordClaim, keywordMatch, soughtKeyword } from '../target-keyword.ts';

/** Without results to compare with, the grader says what the content alone can tell about how it would fare among them. */
export const serpAnalysisGrader: ComponentGrader = {
  componentType: 'serp_analysis',
  criteria: { serp_intent: intent, serp_answer: answer, serp_format: format, serp_preview: preview },
};

function intent(page: PageReading): Verdict | null {
  const { keyword } = page;
  if (keyword === null) return judgeMissingKeyword(page);
  const wanted = searchIntent(keyword.phrase);
  const promising = `${page.title}\n${page.h1s[0] ?? ''}`;
  const promised = keywordMatch(promising, keyword);
  const promise = promised.credit;
  const { share: fits, found } = formatFit(page, wanted);
  const asks = say`Searchers of ${quote('keyword', keyword.phrase)} probably want ${wanted.wants}${keyword.isExplicit ? '' : ' (the keyword is a guess)'}`;
  return {
    share: (0.5 * promise + 0.5 * fits) * ramp(page.wordCount, 0, 100),
    evidence: say`${asks}; the page has ${found}. No search results were available, so this is judged from the content alone.`,
    advice:
      fits < 1
        ? insertAdvice(page, `body:${wanted.edit}`, page.lastBlockId, {
            title: `Give searchers ${wanted.wants}`,
            description: say`${asks}; the page has ${found}. Add what is missing where the question comes up.`,
            whyItMatters: 'Pages rank for a query when their form fits what most of its searchers want to do.',
          })
        : isCarried(promised)
          ? null
          : fieldAdvice(page, 'title', {
              title: 'Promise the answer to the query in title and H1',
              description: say`Looked for ${soughtKeyword(keyword)} in the title and the H1: what they say ${keywordClaim('title_and_h1', promising, promised, keyword)}. Use the words of the query in both.`,
              whyItMatters: 'Searchers recognise the page that answers them by their own words.',
            }),
  };
}

function formatFit(page: PageReading, wanted: SearchIntent): { share: number; found: Statement } {
  const shortParagraphs = page.paragraphs.filter(({ words }) => words >= 20 && words <= 80).length;
  const prices = (page.text.match(/\b\d[\d.,]{0,15}\s?(?:€|\$|£|eur\b|usd\b)|[€$£]\s?\d/gi) ?? []).length;
  const steps = page.subheadings.filter(({ text }) => /\d|\bstep|schritt|étape|paso/i.test(text)).length;
  const lists = say`${count('list', page.listCount)} of three items or more`;
  const features: Readonly<Record<SearchIntent['kind'], readonly [amount: number, enough: number, found: Statement]>> =
    {
      how_to: [page.listCount + steps, 1, lists],
      definition: [
        shortParagraphs > 0 ? 1 : 0,
        1,
        claim(
          `${shortParagraphs === 0 ? 'no' : shortParagraphs} paragraph${shortParagraphs === 1 || shortParagraphs === 0 ? '' : 's'} of 20 to 80 words`,
          { kind: 'short_paragraphs', value: shortParagraphs },
        ),
      ],
      comparison: [page.listCount + 2 * page.tableCount, 2, say`${lists} and ${count('table', page.tableCount)}`],
      transaction: [
        prices,
        1,
        claim(prices === 0 ? 'no price in €, $ or £' : plural(prices, 'price'), {
          kind: 'count',
          of: 'price',
          value: prices,
        }),
      ],
      information: [page.subheadings.length, 3, count('subheading', page.subheadings.length)],
    };
  const [amount, enough, found] = features[wanted.kind];
  return { share: ramp(amount, 0, enough), found };
}

function answer(page: PageReading): Verdict {
  const first = leadParagraph(page);
  if (first === undefined) return { share: 0, evidence: noParagraph };
  const named = page.keyword === null ? null : keywordMatch(first.text, page.keyword);
  const names = named?.credit ?? 0;
  const length = claim(plural(first.words, 'word'), {
    kind: 'paragraph_words',
    paragraph: first.text,
    value: first.words,
  });
  const paragraph = say`The opening paragraph, ${quote('text', first.text, 100)}, has ${length}`;
  const says =
    page.keyword === null || named === null
      ? ''
      : say`. Looked for ${soughtKeyword(page.keyword)}: the paragraph ${keywordClaim('paragraph', first.text, named, page.keyword)}`;
  return {
    share: clamp(0.55 * band(first.words, 5, 25, 70, 160) + 0.45 * names),
    evidence: say`${paragraph}${says}.`,
    advice: replaceAdvice(page, 'body:opening', [first.id], {
      title: 'Answer the query first',
      description: say`${paragraph}. Say there what matters most about ${quoteKeyword(page)}, in 25 to 70 words that could be quoted as they are.`,
      whyItMatters: 'Featured snippets and AI overviews quote a short passage that answers directly.',
    }),
  };
}

const noParagraph = claim('The text has no paragraph outside of headings, lists and tables.', { kind: 'no_paragraph' });

/**
 * The first paragraph of some length, or the first whole sentence: a byline, a date or a row of links above it is no answer, and no reason
 * to overlook the one below.
 */
function leadParagraph(page: PageReading): ProseBlock | undefined {
  const written = page.paragraphs.filter((block) => /\p{L}/u.test(block.text) && !isRowOfLinks(block, page));
  const text = written.slice(0, 8).filter((block) => !isCaption(block, page));
  return (
    text.slice(0, 3).find(isLong) ??
    text.find((block) => isLong(block) || (block.words >= 6 && endsAsSentence.test(block.text))) ??
    text[0] ??
    written[0]
  );
}

const isLong = ({ words }: ProseBlock): boolean => words >= 18;
const endsAsSentence = /[.!?。！？؟।](?:["'”’»)\]」])*$/u;

function isRowOfLinks({ id, text }: ProseBlock, { links }: PageReading): boolean {
  const linked = links.filter(({ blockId }) => id !== null && blockId === id);
  return linked.length > 0 && 2 * linked.reduce((sum, link) => sum + link.text.length, 0) > text.length;
}

function format(page: PageReading): Verdict {
  const questions = page.subheadings.filter(({ text }) => endsAsQuestion(text)).length;
  const described = page.images.filter(({ alt }) => alt !== '').length;
  const counts: readonly (readonly [Counted, number, string?])[] = [
    ['list', page.listCount],
    ['table', page.tableCount],
    ['subheading_question', questions, 'question heading'],
    ['described_image', described, 'described image'],
    ['code', page.codeCount],
  ];
  const present = counts.filter(([, value]) => value > 0).map(([of, value, noun]) => count(of, value, noun));
  const found: Statement =
    present.length > 0
      ? enumerated(present, 5)
      : claim(
          'no list, no table, no question heading, no described image and no code example',
          ...counts.map(([of]) => ({ kind: 'count', of, value: 0 }) as const),
        );
  return {
    share: ramp(present.length, 0, 3) * ramp(page.wordCount, 0, 150),
    evidence: say`Search results can show lists, tables, questions, pictures and code of a page: this text has ${found}.`,
    advice: insertAdvice(page, 'body:questions', page.lastBlockId, {
      title: 'Offer formats that results can show',
      description: say`Search results can show lists, tables, questions, pictures and code of a page: this text has ${found}. Add what fits the subject: a list, a table, or subheadings with the questions of searchers.`,
      whyItMatters: 'Snippets, "People also ask" and image packs are filled from these formats.',
    }),
  };
}

function preview(page: PageReading): Verdict {
  const title = codePointLength(page.input.fields.title ?? '');
  const description = codePointLength(page.input.fields.metaDescription ?? '');
  const titleShare = title === 0 ? 0 : band(title, 5, 25, 60, 90);
  const descriptionShare = description === 0 ? 0 : band(description, 20, 100, 160, 240);
  const weaker = titleShare < descriptionShare ? 'title' : 'meta_description';
  const shown = say`The title has ${fieldCharacters('title', title)} (about 60 are shown)${description === 0 ? ' ' : ', '}${description === 0 ? claim('and there is no meta description', { kind: 'missing', of: 'meta_description' }) : say`the meta description ${fieldCharacters('meta_description', description)} (about 160 are shown)`}`;
  return {
    share: 0.5 * titleShare + 0.5 * descriptionShare,
    evidence: say`${shown}.`,
    advice: fieldAdvice(page, weaker, {
      title: 'Complete the result preview',
      description: say`${shown}. Use the space of both without exceeding it.`,
      whyItMatters: 'Before the click, a searcher sees only the title and the description of the page.',
    }),
  };
}

const fieldCharacters = (of: 'title' | 'meta_description', value: number) =>
  claim(plural(value, 'character'), { kind: 'characters', of, value });
