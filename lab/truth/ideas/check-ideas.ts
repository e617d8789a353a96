import type { Evidence } from '../../../shared/domain/ideas/idea-claims.ts';
import type { MergedIdea } from '../../../shared/domain/ideas/merge-ideas.ts';
import { tokenize } from '../raw-words.ts';
import { checkIdeaClaim } from './check-idea-claim.ts';
import { namingWords, plainStem, type RawSite } from './raw-site.ts';

interface IdeaFault {
  readonly idea: string;
  readonly kind: string;
  readonly text: string;
  readonly fault: string;
}

interface CheckedIdeas {
  readonly claims: Readonly<Record<string, number>>;
  readonly faults: readonly IdeaFault[];
}

/** Every claim of every idea against the site; sentences that show what no claim has; ideas for the same thing; paths that are taken. */
export function checkIdeas(ideas: readonly MergedIdea[], site: RawSite): CheckedIdeas {
  const claims: Record<string, number> = {};
  const faults: IdeaFault[] = [];
  for (const idea of ideas) {
    for (const sentence of idea.evidence ?? [{ text: idea.why, claims: [] }]) {
      const unshown = unclaimed(sentence);
      if (unshown !== null) faults.push({ idea: idea.title, kind: 'unclaimed', text: sentence.text, fault: unshown });
      for (const claim of sentence.claims) {
        claims[claim.kind] = (claims[claim.kind] ?? 0) + 1;
        const fault = checkIdeaClaim(claim, site);
        if (fault !== null) faults.push({ idea: idea.title, kind: claim.kind, text: sentence.text, fault });
      }
    }
  }
  return { claims, faults: [...faults, ...duplicates(ideas), ...takenPaths(ideas, site)] };
}

/** A number or a quotation that no claim of its sentence has; a sentence without claims. */
function unclaimed({ text, claims }: Evidence): string | null {
  if (claims.length === 0) return 'no claim';
  if (claims.every(({ kind }) => kind === 'rule')) return null;
  const claimed = JSON.stringify(claims).replaceAll('\\"', '"');
  const numbers = text.replaceAll(/"[^"]*"|\/\S*/g, ' ').match(/\d[\d,.]*\d|\d/g) ?? [];
  // The days of a window are of every row.
  // "1,204" is a number of ours, and "16,00" a price as the page writes it.
  const isClaimed = (number: string): boolean =>
    [number, number.replaceAll(',', '')].some((one) => claimed.includes(one.replace(/\.0$/, '')));
  const unknown = numbers.find((number) => number !== '28' && !isClaimed(number));
  return unknown === undefined ? null : `${unknown} is in no claim`;
}

/** Words for one thing, in the languages of the samples; a separate reading, and far from all. */
const alike: readonly (readonly [string, RegExp])[] = [
  [
    'price',
    /^(?:prices?|pricing|costs?|preise?|kosten|tarife?|prix|tarifs?|precios?|costes?|tarifas?|prezz[oi]|cost[oi]|prij[sz]\p{L}*|cen[ay]|cennik|koszt\p{L}*|preços?|custos?|pris|kostnad\p{L}*)$/u,
  ],
  ['dentist', /^(?:dentists?|zahn[aä]rzt\p{L}*|dentistes?|dentistas?|tandarts\p{L}*|stomatolog\p{L}*|dentyst\p{L}*)$/u],
  ['gutter', /^(?:gutters?|eavestroughs?|dachrinnen?|regenrinnen?|hängränn\p{L}*|takränn\p{L}*)$/u],
  ['repair', /^(?:repairs?|reparatur\p{L}*|réparations?|dépannages?|reparaci\p{L}*|riparazion\p{L}*|napraw\p{L}*)$/u],
  ['rental', /^(?:rentals?|hire|vermietung|verleih|alquiler|noleggio|affitto|verhuur|uthyrning)$/u],
];

const readMeaning = (word: string): string => alike.find(([, pattern]) => pattern.test(word))?.[0] ?? plainStem(word);

/** Two ideas for new pages that are one search: the same words in whatever form and order, or others for the same. */
function duplicates(ideas: readonly MergedIdea[]): IdeaFault[] {
  const seen = new Map<string, string>();
  return ideas.flatMap(({ title, action, pageId, keywords }) => {
    const words = namingWords(keywords[0]?.keyword ?? '').map(readMeaning);
    const key = `${action === 'optimize' ? pageId : ''} ${[...new Set(words)].toSorted().join(' ')}`;
    const other = seen.get(key);
    seen.set(key, title);
    return other === undefined
      ? []
      : [{ idea: title, kind: 'duplicate', text: title, fault: `the same as "${other}"` }];
  });
}

function takenPaths(ideas: readonly MergedIdea[], { pages }: RawSite): IdeaFault[] {
  const seen = new Set(pages.keys());
  return ideas.flatMap(({ title, proposedPath, keywords }) => {
    if (proposedPath === null) return [];
    const isTaken = seen.has(proposedPath);
    seen.add(proposedPath);
    const isLatin = /^[\p{Script=Latin}\p{N}\p{P}\s]*$/u.test(keywords[0]?.keyword ?? '');
    const isPlain = !isLatin || /^\/[a-z0-9/-]*$/.test(proposedPath);
    if (!isTaken && isPlain && tokenize(proposedPath).length > 0) return [];
    return [{ idea: title, kind: 'path', text: proposedPath, fault: isTaken ? 'is taken' : 'is no plain path' }];
  });
}
