import type { IdeaClaim, IdeaClaimKind } from '../../../shared/domain/ideas/idea-claims.ts';
import { tokenize } from '../raw-words.ts';
import type { RawSite, StoredRecords } from './raw-site.ts';

type ResultClaimKind = Extract<
  IdeaClaimKind,
  'result_hosts' | 'result_titles' | 'result_kinds' | 'own_result' | 'asked'
>;
type ResultCheckers = {
  readonly [K in ResultClaimKind]: (claim: Extract<IdeaClaim, { kind: K }>, site: RawSite) => string | null;
};
type SearchRecord = NonNullable<StoredRecords['results']>[string];

const checkResults = (
  { records }: RawSite,
  keyword: string,
  check: (record: SearchRecord) => string | null,
): string | null => {
  const record = records.results?.[keyword];
  return record === undefined ? 'no results are stored' : check(record);
};

const selectFirst = ({ results }: SearchRecord): SearchRecord['results'] =>
  results.filter(({ position }) => position <= 10);

const parseHost = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** Signal words of the languages of the samples; a separate reading. */
const formSigns = {
  guide: /\b(how|what|guide|tutorial|steps?|wie|was ist|anleitung|comment|qué es|cómo|come|cos|hoe|wat is)\b/iu,
  comparison:
    /\b(best\w*|top|vs|compar\w+|alternativ\w*|reviews?|vergleich|test|meilleur\w*|mejor\w*|miglior\w*|melhor\w*)\b/iu,
  price:
    /\b(buy|pric\w+|costs?|cheap|deals?|order|hire|quote|kaufen|preise?|kosten|günstig|prix|precio|comprar|prezz\w+|prijs)\b/iu,
} as const;

const hasForm = (form: Extract<IdeaClaim, { kind: 'result_kinds' }>['form'], title: string, url: string): boolean =>
  form === 'home page' ? new URL(url).pathname === '/' : formSigns[form].test(title);

/** Checks statements on search results against the stored responses. */
export const resultCheckers: ResultCheckers = {
  result_hosts: ({ keyword, hosts }, site) =>
    checkResults(site, keyword, (record) => {
      const all = selectFirst(record).map(({ url }) => parseHost(url));
      let at = -1;
      for (const host of hosts) {
        at = all.indexOf(host, at + 1);
        if (at === -1) return `${host} is not among them in this order`;
      }
      return null;
    }),
  result_titles: ({ keyword, value, of }, site) =>
    checkResults(site, keyword, (record) => {
      const first = selectFirst(record);
      const wanted = tokenize(keyword).join(' ');
      const having = first.filter(({ title }) => ` ${tokenize(title).join(' ')} `.includes(` ${wanted} `));
      return having.length === value && first.length === of ? null : `${having.length} of ${first.length}`;
    }),
  result_kinds: ({ keyword, form, value, of }, site) =>
    checkResults(site, keyword, (record) => {
      const first = selectFirst(record);
      const having = first.filter(({ title, url }) => hasForm(form, title, url));
      return having.length >= value && first.length === of ? null : `${having.length} of ${first.length}`;
    }),
  own_result: ({ keyword, path, position }, site) =>
    checkResults(site, keyword, ({ results }) =>
      results.some((result) => result.position === position && new URL(result.url).pathname === path)
        ? null
        : 'no such result',
    ),
  asked: ({ keyword, question }, site) =>
    checkResults(site, keyword, ({ questions }) => (questions.includes(question) ? null : 'is not asked')),
};
