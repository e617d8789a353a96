import type { ResultForm } from '../../keywords/result-form.ts';
import type { Language } from '../../language/languages.ts';
import { isQuestion } from '../../language/question-text.ts';
import { pagePathKey } from '../../urls/page-url.ts';
import { type Evidence, evidence } from '../idea-claims.ts';
import type { PageProfile } from '../page-profile.ts';
import { type Proposal, roundScore, wordedBy } from '../proposal.ts';
import { siteLanguage } from '../site-language.ts';
import { coverage } from '../validate-candidates.ts';
import { listed, quotedList } from '../wording.ts';
import { hostOfResult, type ReadResults, readResults } from './read-results.ts';
import type { SearchPage } from './search-page.ts';

const HOLDERS_SHOWN = 3;
const QUESTIONS_SHOWN = 2;
/** A page that is among these is found for the keyword: nothing is to be proposed. */
const FOUND_POSITION = 3;
/** Titles that name the keyword word for word are written for it: the more of them, the harder. */
const NAMED_POINTS = 8;
const QUESTION_POINTS = 2;
const OWN_PAGE_POINTS = 8;

interface Site {
  readonly pages: readonly PageProfile[];
  /** Null for a site that is only planned. */
  readonly domain: string | null;
}

/**
 * The proposals with what the search results of their keywords say: who holds the places, what kind of page, what is asked. A keyword that
 * a page of the site is found for already is that page's; it is left out where the page is among the first.
 */
export function applySearchResults(
  proposals: readonly Proposal[],
  pages: ReadonlyMap<string, SearchPage>,
  site: Site,
): { proposals: Proposal[]; found: number } {
  const language = siteLanguage(site.pages);
  const isNamed = coverage(site.pages);
  const byPath = new Map(site.pages.flatMap((page) => (page.path === null ? [] : [[pagePathKey(page.path), page]])));
  const applied = proposals.flatMap((proposal): Proposal[] => {
    const keyword = proposal.keywords[0]?.keyword ?? '';
    const page = pages.get(keyword);
    if (page === undefined || page.results.length === 0) return [proposal];
    const read = readResults(keyword, page, { domain: site.domain, language });
    const own = read.own === null ? undefined : byPath.get(pagePathKey(read.own.path));
    if (proposal.action !== 'optimize' && own !== undefined && (read.own?.position ?? 0) <= FOUND_POSITION) return [];
    const questions = unanswered(page.questions, isNamed, language);
    return [
      applyResults(own === undefined ? proposal : moveToOwnPage(proposal, own), { keyword, read, questions, isNamed }),
    ];
  });
  return { proposals: applied, found: proposals.length - applied.length };
}

/** Questions that no page is about. */
const unanswered = (
  questions: readonly string[],
  isNamed: ReturnType<typeof coverage>,
  language: Language | null,
): string[] =>
  questions
    .filter((question) => (/[?？]$/u.test(question) || isQuestion(question, language)) && !isNamed(question, language))
    .slice(0, QUESTIONS_SHOWN);

/** The page that is found for the keyword already is nearer to the first results than a new one. */
function moveToOwnPage(proposal: Proposal, page: PageProfile): Proposal {
  if (proposal.action === 'optimize') return proposal;
  const keyword = proposal.keywords[0]?.keyword ?? '';
  const path = page.path ?? `page ${page.id}`;
  return {
    ...proposal,
    title: `Write ${path} for "${keyword}" too`,
    description: `The page is among the results already: bring the words into its title or a heading, and answer the search in the first paragraph below it. A second page would compete with it.`,
    action: 'optimize',
    change: 'expand',
    pattern: 'climb',
    pageId: page.id,
    pagePath: page.path,
    proposedPath: null,
    caveats: ['Positions change from day to day: look at the results before the work.'],
  };
}

interface Found {
  readonly keyword: string;
  readonly read: ReadResults;
  readonly questions: readonly string[];
  readonly isNamed: ReturnType<typeof coverage>;
}

function applyResults(proposal: Proposal, found: Found): Proposal {
  const { read, questions } = found;
  const words = wordedBy({
    title: proposal.title,
    description: describe(proposal, found),
    evidence: [...(proposal.evidence ?? []), ...resultEvidence(found)],
  });
  const points =
    NAMED_POINTS * (0.5 - read.named / read.count) +
    QUESTION_POINTS * questions.length +
    (read.own === null ? 0 : OWN_PAGE_POINTS);
  return {
    ...proposal,
    ...words,
    ...(proposal.action === 'create' && read.form !== null ? formTypes[read.form.form] : {}),
    caveats: [...proposal.caveats, ...listCaveats(read)],
    score: roundScore(proposal.score + points),
  };
}

const formTypes: Readonly<Record<ResultForm, Partial<Pick<Proposal, 'pageType' | 'funnelStage'>>>> = {
  'home page': {},
  guide: { pageType: 'guide', funnelStage: 'tofu' },
  comparison: { pageType: 'comparison', funnelStage: 'mofu' },
  price: { pageType: 'landing_page', funnelStage: 'bofu' },
};

const formWords: Readonly<Record<ResultForm, string>> = {
  'home page': 'are home pages',
  guide: 'are guides or explanations by their titles',
  comparison: 'compare or rate by their titles',
  price: 'name prices or offers in their titles',
};

function describe({ description, action }: Proposal, { read, questions, isNamed }: Found): string {
  const lacking = lackingWords(read, isNamed);
  return [
    description,
    ...(lacking.length > 0 && action !== 'optimize'
      ? [`Treat ${quotedList(lacking.map(({ word }) => word))} as well.`]
      : []),
    ...(questions.length > 0 ? [`Answer ${quotedList(questions)} on it.`] : []),
  ].join(' ');
}

const lackingWords = ({ words }: ReadResults, isNamed: Found['isNamed']): ReadResults['words'] =>
  words.filter(({ word }) => !isNamed(word));

function resultEvidence({ keyword, read, questions, isNamed }: Found): Evidence[] {
  const { own, rivals, named, count, form } = read;
  const hosts = rivals.slice(0, HOLDERS_SHOWN).map(({ url }) => hostOfResult(url));
  return [
    ...(own === null
      ? []
      : [
          evidence(`In the search results, ${own.path} is at place ${own.position} for it.`, {
            kind: 'own_result',
            keyword,
            ...own,
          }),
        ]),
    ...(hosts.length === HOLDERS_SHOWN
      ? [
          evidence(`The first places that other sites hold are those of ${listed(hosts)}.`, {
            kind: 'result_hosts',
            keyword,
            hosts,
          }),
        ]
      : []),
    evidence(
      named === 0
        ? `None of the first ${count} titles has these words in this order.`
        : `${named} of the first ${count} titles ${named === 1 ? 'has' : 'have'} these words in this order.`,
      { kind: 'result_titles', keyword, value: named, of: count },
    ),
    ...(form === null
      ? []
      : [
          evidence(`${form.count} of the first ${count} results ${formWords[form.form]}.`, {
            kind: 'result_kinds',
            keyword,
            form: form.form,
            value: form.count,
            of: count,
          }),
        ]),
    ...wordEvidence(keyword, lackingWords(read, isNamed)),
    ...questionEvidence(keyword, questions),
  ];
}

function wordEvidence(keyword: string, words: ReadResults['words']): Evidence[] {
  if (words.length === 0) return [];
  const shown = words.map(({ word, sites }) => `"${word}" (${sites} sites)`);
  return [
    evidence(
      `Beside these words, titles among them have ${listed(shown)}; no title, first heading, address or primary keyword here has ${words.length === 1 ? 'it' : 'either'}.`,
      ...words.flatMap(
        ({ word, sites }) =>
          [
            { kind: 'result_word', keyword, word, value: sites },
            { kind: 'unnamed', keyword: word },
          ] as const,
      ),
    ),
  ];
}

function questionEvidence(keyword: string, questions: readonly string[]): Evidence[] {
  if (questions.length === 0) return [];
  return [
    evidence(
      `The search also shows ${questions.length === 1 ? 'the question' : 'the questions'} ${quotedList(questions)}; no title, first heading, address or primary keyword here has all words of ${questions.length === 1 ? 'it' : 'either'}.`,
      ...questions.flatMap(
        (question) =>
          [
            { kind: 'asked', keyword, question },
            { kind: 'unnamed', keyword: question },
          ] as const,
      ),
    ),
  ];
}

function listCaveats({ form, named, count }: ReadResults): string[] {
  return [
    ...(form?.form === 'home page'
      ? [
          `Home pages hold ${form.count} of the first ${count} places: a page below the home page may not be what is searched for.`,
        ]
      : []),
    ...(named >= count * 0.7 ? [`${named} of the first ${count} titles are written for these very words.`] : []),
  ];
}
