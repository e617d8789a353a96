import type { ResultForm } from '../../keywords/result-form.ts';
import type { Language } from '../../language/languages.ts';
import { isQuestion } from '../../language/question-text.ts';
import { type Message, message, quoted, type Said } from '../../messages/message.ts';
import { renderEnglish } from '../../messages/render-message.ts';
import { wordTogether } from '../../messages/word-together.ts';
import { pagePathKey } from '../../urls/page-url.ts';
import { type Evidence, evidence } from '../idea-claims.ts';
import type { PageProfile } from '../page-profile.ts';
import { addCaveats, findSaid, type Proposal, roundScore, wordedBy } from '../proposal.ts';
import { siteLanguage } from '../site-language.ts';
import { coverage } from '../validate-candidates.ts';
import { quoteAll } from '../wording.ts';
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
    const read = readResults(keyword, page, site.domain);
    const own = read.own === null ? undefined : byPath.get(pagePathKey(read.own.path));
    if (proposal.action !== 'optimize' && own !== undefined && (read.own?.position ?? 0) <= FOUND_POSITION) return [];
    const questions = unanswered(page.questions, isNamed, language);
    return [applyResults(own === undefined ? proposal : moveToOwnPage(proposal, own), { keyword, read, questions })];
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
  const words = wordedBy({
    title: message('ideas.search.words-title', { path, query: quoted(keyword) }),
    description: message('ideas.results.own-page'),
    evidence: proposal.evidence ?? [],
  });
  return {
    ...proposal,
    title: words.title,
    description: words.description,
    ...addCaveats({ said: words.said }, [message('ideas.caveat.from-day-to-day')]),
    action: 'optimize',
    change: 'expand',
    pattern: 'climb',
    pageId: page.id,
    pagePath: page.path,
    proposedPath: null,
  };
}

interface Found {
  readonly keyword: string;
  readonly read: ReadResults;
  readonly questions: readonly string[];
}

function applyResults(proposal: Proposal, found: Found): Proposal {
  const { read, questions } = found;
  const caveats = listCaveats(read);
  const earlier = proposal.said ?? [];
  const words = wordedBy({
    title: findSaid(proposal, proposal.title),
    description: describe(findSaid(proposal, proposal.description), found),
    evidence: [...(proposal.evidence ?? []), ...resultEvidence(found)],
  });
  const points =
    NAMED_POINTS * (0.5 - read.named / read.count) +
    QUESTION_POINTS * questions.length +
    (read.own === null ? 0 : OWN_PAGE_POINTS);
  return {
    ...proposal,
    ...words,
    said: [...words.said, ...earlier, ...caveats],
    ...(proposal.action === 'create' && read.form !== null ? formTypes[read.form.form] : {}),
    caveats: [...proposal.caveats, ...caveats.map(renderEnglish)],
    score: roundScore(proposal.score + points),
  };
}

const formTypes: Readonly<Record<ResultForm, Partial<Pick<Proposal, 'pageType' | 'funnelStage'>>>> = {
  'home page': {},
  guide: { pageType: 'guide', funnelStage: 'tofu' },
  comparison: { pageType: 'comparison', funnelStage: 'mofu' },
  price: { pageType: 'landing_page', funnelStage: 'bofu' },
};

function describe(description: Said, { questions }: Found): Said {
  if (questions.length === 0) return description;
  const answer = message('ideas.results.answer', { questions: quoteAll(questions) });
  return wordTogether(message('ideas.common.sentences', { sentences: [description, answer] }), [description]);
}

function resultEvidence({ keyword, read, questions }: Found): Evidence[] {
  const { own, rivals, named, count, form } = read;
  const hosts = rivals.slice(0, HOLDERS_SHOWN).map(({ url }) => hostOfResult(url));
  return [
    ...(own === null
      ? []
      : [
          evidence(
            'ideas.results.own',
            { path: own.path, position: own.position },
            { kind: 'own_result', keyword, ...own },
          ),
        ]),
    ...(hosts.length === HOLDERS_SHOWN
      ? [
          evidence(
            'ideas.results.hosts',
            { hosts: { items: hosts, more: 0 } },
            { kind: 'result_hosts', keyword, hosts },
          ),
        ]
      : []),
    evidence('ideas.results.titles', { named, count }, { kind: 'result_titles', keyword, value: named, of: count }),
    ...(form === null
      ? []
      : [
          evidence(
            'ideas.results.forms',
            { named: form.count, count, form: form.form.split(' ', 1)[0] ?? '' },
            { kind: 'result_kinds', keyword, form: form.form, value: form.count, of: count },
          ),
        ]),
    ...questionEvidence(keyword, questions),
  ];
}

function questionEvidence(keyword: string, questions: readonly string[]): Evidence[] {
  if (questions.length === 0) return [];
  return [
    evidence(
      'ideas.results.questions',
      { questions: quoteAll(questions), count: questions.length },
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

function listCaveats({ form, named, count }: ReadResults): Message[] {
  return [
    ...(form?.form === 'home page' ? [message('ideas.caveat.home-pages', { named: form.count, count })] : []),
    ...(named >= count * 0.7 ? [message('ideas.caveat.very-words', { named, count })] : []),
  ];
}
