import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { type SearchIntent, searchIntent } from '../../keywords/search-intent.ts';
import { endsAsQuestion } from '../../language/ends-as-question.ts';
import { endsAsSentence } from '../../language/sentence-end.ts';
import { codePointLength } from '../../language/text-length.ts';
import { type MessageId, message } from '../../messages/message.ts';
import { adviceWords, fieldAdvice, insertAdvice, quoteKeyword, replaceAdvice } from '../advice.ts';
import type { ProseBlock } from '../body-parts.ts';
import { isCaption } from '../captions.ts';
import type { Counted } from '../claims.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import { judgeMissingKeyword } from '../missing-keyword.ts';
import type { PageReading } from '../page-reading.ts';
import { band, clamp, ramp } from '../shares.ts';
import { claim, count, enumerated, quote, type Statement, say } from '../statement.ts';
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
  const asked = {
    keyword: quote('keyword', keyword.phrase),
    wants: wanted.kind,
    guess: !keyword.isExplicit,
    found,
  };
  return {
    share: (0.5 * promise + 0.5 * fits) * ramp(page.wordCount, 0, 100),
    evidence: say('grading.serp_intent.evidence', asked),
    advice:
      fits < 1
        ? insertAdvice(page, `body:${wanted.edit}`, page.lastBlockId, {
            title: message('grading.serp_intent.title', { wants: wanted.kind }),
            description: say('grading.serp_intent.description', asked),
            whyItMatters: message('grading.serp_intent.why'),
          })
        : isCarried(promised)
          ? null
          : fieldAdvice(page, 'title', {
              title: message('grading.serp_intent.promise-title'),
              description: say('grading.serp_intent.promise', {
                sought: soughtKeyword(keyword),
                match: keywordClaim('title_and_h1', promising, promised, keyword),
              }),
              whyItMatters: message('grading.serp_intent.promise-why'),
            }),
  };
}

const stepSigns = new RegExp(alternatives('grading', 'stepSigns'), 'i');

function formatFit(page: PageReading, wanted: SearchIntent): { share: number; found: Statement } {
  const shortParagraphs = page.paragraphs.filter(({ words }) => words >= 20 && words <= 80).length;
  const prices = (page.text.match(/\b\d[\d.,]{0,15}\s?(?:€|\$|£|eur\b|usd\b)|[€$£]\s?\d/gi) ?? []).length;
  const steps = page.subheadings.filter(({ text }) => stepSigns.test(text)).length;
  const lists = { n: count('list', page.listCount) };
  const features: Readonly<Record<SearchIntent['kind'], readonly [amount: number, enough: number, found: Statement]>> =
    {
      how_to: [page.listCount + steps, 1, say('grading.serp_intent.lists', lists)],
      definition: [
        shortParagraphs > 0 ? 1 : 0,
        1,
        say('grading.serp_intent.paragraphs', {
          n: claim(shortParagraphs, { kind: 'short_paragraphs', value: shortParagraphs }),
        }),
      ],
      comparison: [
        page.listCount + 2 * page.tableCount,
        2,
        say('grading.serp_intent.lists-and-tables', { ...lists, tables: count('table', page.tableCount) }),
      ],
      transaction: [prices, 1, say('grading.serp_intent.prices', { n: count('price', prices) })],
      information: [
        page.subheadings.length,
        3,
        say('grading.serp_intent.subheadings', { n: count('subheading', page.subheadings.length) }),
      ],
    };
  const [amount, enough, found] = features[wanted.kind];
  return { share: ramp(amount, 0, enough), found };
}

function answer(page: PageReading): Verdict {
  const first = leadParagraph(page);
  if (first === undefined) return { share: 0, evidence: noParagraph };
  const named = page.keyword === null ? null : keywordMatch(first.text, page.keyword);
  const names = named?.credit ?? 0;
  const opening = {
    paragraph: quote('text', first.text, 100),
    n: claim(first.words, { kind: 'paragraph_words', paragraph: first.text, value: first.words }),
  };
  const judged =
    page.keyword === null || named === null
      ? { judged: false, sought: '', match: '' }
      : {
          judged: true,
          sought: soughtKeyword(page.keyword),
          match: keywordClaim('paragraph', first.text, named, page.keyword),
        };
  return {
    share: clamp(0.55 * band(first.words, 5, 25, 70, 160) + 0.45 * names),
    evidence: say('grading.serp_answer.evidence', { ...opening, ...judged }),
    advice: replaceAdvice(
      page,
      'body:opening',
      [first.id],
      adviceWords('serp_answer', { ...opening, keyword: quoteKeyword(page) }),
    ),
  };
}

const noParagraph = say('grading.readability_paragraphs.none', {}, { kind: 'no_paragraph' });

/**
 * The first paragraph of some length, or the first whole sentence: a byline, a date or a row of links above it is no answer, and no reason
 * to overlook the one below.
 */
function leadParagraph(page: PageReading): ProseBlock | undefined {
  const written = page.paragraphs.filter((block) => /\p{L}/u.test(block.text) && !isRowOfLinks(block, page));
  const text = written.slice(0, 8).filter((block) => !isCaption(block, page));
  return (
    text.slice(0, 3).find(isLong) ??
    text.find((block) => isLong(block) || (block.words >= 6 && endsAsSentence(block.text))) ??
    text[0] ??
    written[0]
  );
}

const isLong = ({ words }: ProseBlock): boolean => words >= 18;

function isRowOfLinks({ id, text }: ProseBlock, { links }: PageReading): boolean {
  const linked = links.filter(({ blockId }) => id !== null && blockId === id);
  return linked.length > 0 && 2 * linked.reduce((sum, link) => sum + link.text.length, 0) > text.length;
}

function format(page: PageReading): Verdict {
  const questions = page.subheadings.filter(({ text }) => endsAsQuestion(text)).length;
  const described = page.images.filter(({ alt }) => alt !== '').length;
  const counts: readonly (readonly [Counted, number, MessageId])[] = [
    ['list', page.listCount, 'grading.serp_format.lists'],
    ['table', page.tableCount, 'grading.serp_format.tables'],
    ['subheading_question', questions, 'grading.serp_format.questions'],
    ['described_image', described, 'grading.serp_format.images'],
    ['code', page.codeCount, 'grading.serp_format.code'],
  ];
  const present = counts.filter(([, value]) => value > 0).map(([of, value, id]) => say(id, { n: count(of, value) }));
  const evidence = say('grading.serp_format.evidence', {
    found:
      present.length > 0
        ? enumerated(present, 5)
        : say('grading.serp_format.nothing', {}, ...counts.map(([of]) => ({ kind: 'count', of, value: 0 }) as const)),
  });
  return {
    share: ramp(present.length, 0, 3) * ramp(page.wordCount, 0, 150),
    evidence,
    advice: insertAdvice(page, 'body:questions', page.lastBlockId, adviceWords('serp_format', { evidence })),
  };
}

function preview(page: PageReading): Verdict {
  const title = codePointLength(page.input.fields.title ?? '');
  const description = codePointLength(page.input.fields.metaDescription ?? '');
  const titleShare = title === 0 ? 0 : band(title, 5, 25, 60, 90);
  const descriptionShare = description === 0 ? 0 : band(description, 20, 100, 160, 240);
  const weaker = titleShare < descriptionShare ? 'title' : 'meta_description';
  const shown = say('grading.serp_preview.evidence', {
    title: claim(title, { kind: 'characters', of: 'title', value: title }),
    description: claim(
      description,
      description === 0
        ? { kind: 'missing', of: 'meta_description' }
        : { kind: 'characters', of: 'meta_description', value: description },
    ),
  });
  return {
    share: 0.5 * titleShare + 0.5 * descriptionShare,
    evidence: shown,
    advice: fieldAdvice(page, weaker, adviceWords('serp_preview', { shown })),
  };
}
