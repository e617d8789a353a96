import type { PlanLanguage } from '../../language/plan-language.ts';
import type { NamedRole } from '../words/writing-words.ts';

/** A kind of site: how briefs speak of it, and the pages that its visitors expect. */
export interface SiteKind {
  readonly id: string;
  /** Customers come from places that have names. */
  readonly isLocal: boolean;
  /** Sells goods at a distance, with the legal pages that belong to it. */
  readonly sellsGoods: boolean;
  /** The page that shows all offerings. */
  readonly overview: NamedRole;
  readonly always: readonly NamedRole[];
  /** Pages where the brief speaks of their subject. */
  readonly may: readonly NamedRole[];
  /** Words, and stems of words, that name a business of this kind. */
  readonly words: Readonly<Partial<Record<PlanLanguage, string>>>;
}
