import { listKindRows, readKindWords } from '../../language-data/site-kinds/read-site-kinds.ts';
import type { SiteKindRow } from '../../language-data/site-kinds/site-kinds-schema.ts';
import type { PlanLanguage } from '../language/plan-language.ts';
import type { NamedRole } from './words/writing-words.ts';

/** A kind of site, and the pages that its visitors expect. */
export interface SiteKind extends Readonly<Pick<SiteKindRow, 'id' | 'isLocal' | 'sellsGoods'>> {
  /** The page that shows all offerings. */
  readonly overview: NamedRole;
  readonly always: readonly NamedRole[];
  /** Pages where the brief speaks of their subject. */
  readonly may: readonly NamedRole[];
}

/** A site of which the brief says too little. */
export const anySite: SiteKind = {
  id: 'any',
  isLocal: false,
  sellsGoods: false,
  overview: 'services',
  always: [],
  may: ['prices', 'references', 'faq', 'jobs', 'news'],
};

/** The most specific first: of two that a brief speaks of equally, the first one counts. The tests hold their pages to the roles. */
export const listSiteKinds = (): readonly SiteKind[] => listKindRows() as readonly SiteKind[];

export function findSiteKind(id: string): SiteKind {
  const kind = listSiteKinds().find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no kind of site ${id}`);
  return kind;
}

/** Sources of patterns for the words, and stems of words, that name a business of a kind. */
export const kindWords = ({ id }: SiteKind, language: PlanLanguage): readonly string[] =>
  readKindWords(language)?.find(({ kind }) => kind === id)?.words ?? [];
