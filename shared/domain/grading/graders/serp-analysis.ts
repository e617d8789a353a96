import { codePointLength, truncated } from '../../fields/text-length.ts';
import { fieldAdvice, insertAdvice, keywordOf, plural, replaceAdvice } from '../advice.ts';
import type { ProseBlock } from '../body-parts.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { type SearchIntent, searchIntent } from '../search-intent.ts';
import { band, clamp, ramp } from '../shares.ts';
import { isCarried, keywordMatch, matchStatement } from '../target-keyword.ts';
import { withoutKeyword } from '../without-keyword.ts';

/** Without results to compare with, the grader says what the content alone can tell about how it would fare among them. */
export const serpAnalysisGrader: ComponentGrader = {
  componentType: 'serp_analysis',
  criteria: { serp_intent: intent, serp_answer: answer, serp_format: format, serp_preview: preview },
};

function intent(page: PageReading): Verdict | null {
  const { keyword } = page;
  if (keyword === null) return withoutKeyword(page);
  const wanted = searchIntent(keyword.phrase);
  const promised = keywordMatch(`${page.title}\n${page.h1s[0] ?? ''}`, keyword);
  const promise = promised.credit;
  const { share: fits, found, missing } = formatFit(page, wanted);
  return {
    share: (0.5 * promise + 0.5 * fits) * ramp(page.wordCount, 0, 100),
    evidence: `"${keyword.phrase}" asks for ${wanted.wants}; the page has ${found}. No search results were available, so this is judged from the content alone.`,
    advice:
      fits < 1
        ? insertAdvice(page, `body:${wanted.edit}`, page.lastBlockId, {
            title: `Give searchers ${wanted.wants}`,
            description: `"${keyword.phrase}" asks for ${wanted.wants}, but the page has ${missing}. Add it where the question comes up.`,
            whyItMatters: 'Pages rank for a query when their form fits what most of its searchers want to do.',
          })
        : isCarried(promised)
          ? null
          : fieldAdvice(page, 'title', {
              title: 'Promise the answer to the query in title and H1',
              description: `Title "${truncated(page.title, 90)}" and H1 "${truncated(page.h1s[0] ?? '', 90)}" were looked at for "${keyword.phrase}": what they say ${matchStatement(promised, keyword)}.`,
              whyItMatters: 'Searchers recognise the page that answers them by their own words.',
            }),
  };
}

function formatFit(page: PageReading, wanted: SearchIntent): { share: number; found: string; missing: string } {
  const features: Readonly<Record<SearchIntent['kind'], readonly [amount: number, enough: number, name: string]>> = {
    how_to: [
      page.listCount + page.subheadings.filter(({ text }) => /\d|\bstep|schritt|étape|paso/i.test(text)).length,
      1,
      'a list of steps',
    ],
    definition: [
      page.paragraphs.some(({ words }) => words >= 20 && words <= 80) ? 1 : 0,
      1,
      'a short defining paragraph',
    ],
    comparison: [page.listCount + 2 * page.tableCount, 2, 'a comparing list or table'],
    transaction: [(page.text.match(/\b\d[\d.,]{0,15}\s?(?:€|\$|£|eur|usd)|[€$£]\s?\d/gi) ?? []).length, 1, 'a price'],
    information: [page.subheadings.length, 3, 'at least three sections'],
  };
  const [amount, enough, name] = features[wanted.kind];
  const share = ramp(amount, 0, enough);
  const absent = share > 0 ? `less than ${name}` : `nothing like ${name}`;
  return { share, found: share === 1 ? name : absent, missing: absent };
}

function answer(page: PageReading): Verdict {
  const first = leadParagraph(page);
  if (first === undefined) return { share: 0, evidence: 'There is no opening paragraph.' };
  const named = page.keyword === null ? null : keywordMatch(first.text, page.keyword);
  const names = named?.credit ?? 0;
  const isNamed = named !== null && isCarried(named);
  return {
    share: clamp(0.55 * band(first.words, 5, 25, 70, 160) + 0.45 * names),
    evidence: `The first paragraph has ${plural(first.words, 'word')} and ${isNamed ? 'names' : 'does not fully name'} ${keywordOf(page)}.`,
    advice: replaceAdvice(page, 'body:opening', [first.id], {
      title: 'Answer the query in the first paragraph',
      description: `The first paragraph, "${truncated(first.text, 100)}", has ${plural(first.words, 'word')}. Answer ${keywordOf(page)} there in 25 to 70 words that could be quoted as they are.`,
      whyItMatters: 'Featured snippets and AI overviews quote a short passage that answers directly.',
    }),
  };
}

/** The first paragraph of some length: a byline or a date above it is no answer, and no reason to overlook the one below. */
function leadParagraph(page: PageReading): ProseBlock | undefined {
  return page.paragraphs.slice(0, 3).find(({ words }) => words >= 18) ?? page.paragraphs[0];
}

function format(page: PageReading): Verdict {
  const questions = page.subheadings.filter(({ text }) => /[?？]\s*$/.test(text)).length;
  const found = [
    ...(page.listCount > 0 ? [plural(page.listCount, 'list')] : []),
    ...(page.tableCount > 0 ? [plural(page.tableCount, 'table')] : []),
    ...(questions > 0 ? [plural(questions, 'question heading')] : []),
    ...(page.images.some(({ alt }) => alt !== '') ? ['described images'] : []),
    ...(page.codeCount > 0 ? [plural(page.codeCount, 'code example')] : []),
  ];
  return {
    share: ramp(found.length, 0, 3) * ramp(page.wordCount, 0, 150),
    evidence:
      found.length === 0
        ? 'The text has no format that result features can show.'
        : `Result features can show its ${found.join(', ')}.`,
    advice: insertAdvice(page, 'body:questions', page.lastBlockId, {
      title: 'Offer formats that results can show',
      description: `The text offers ${found.length === 0 ? 'plain paragraphs only' : `only ${found.join(', ')}`}. Add what is missing: a list, a table, and subheadings with the questions of searchers.`,
      whyItMatters: 'Snippets, "People also ask" and image packs are filled from these formats.',
    }),
  };
}

function preview(page: PageReading): Verdict {
  const title = codePointLength(page.title);
  const description = codePointLength(page.metaDescription);
  const titleShare = title === 0 ? 0 : band(title, 5, 25, 60, 90);
  const descriptionShare = description === 0 ? 0 : band(description, 20, 100, 160, 240);
  const weaker = titleShare < descriptionShare ? 'title' : 'meta_description';
  return {
    share: 0.5 * titleShare + 0.5 * descriptionShare,
    evidence: `A result would show ${Math.min(title, 60)} of ${title} characters of the title and ${Math.min(description, 160)} of ${description} of the description.`,
    advice: fieldAdvice(page, weaker, {
      title: 'Complete the result preview',
      description: `A result would show ${Math.min(title, 60)} of ${title} characters of the title and ${Math.min(description, 160)} of ${description} of the description. Use the space of both without exceeding it.`,
      whyItMatters: 'Before the click, a searcher sees only the title and the description of the page.',
    }),
  };
}
