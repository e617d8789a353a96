import type { Language } from '../../language/languages.ts';
import type { PlanLanguage } from '../../language/plan-language.ts';
import type { CountryPlace } from '../../places/countries.ts';
import type { SiteKind } from '../site-kinds.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import type { BriefWishes } from './brief-wishes.ts';

/** A site in a brief, each field with the words that say so. */
export interface BriefReading {
  readonly statements: readonly Statement[];
  /** The language of the brief; null where its words are of none that we know. */
  readonly language: Language | null;
  /** The language that the plan is written in; null where the planner has no words of the brief's. */
  readonly planLanguage: PlanLanguage | null;
  /** False where the text was read in another form than it was written in: its sentences are no quotations. */
  readonly isQuotable: boolean;
  /** Further languages that the brief uses or asks for. */
  readonly otherLanguages: readonly Language[];
  readonly name: Said | null;
  readonly country: (CountryPlace & { readonly alpha2: string }) | null;
  /** Null where only the language says it. */
  readonly countryWords: string | null;
  readonly city: Said | null;
  readonly areas: readonly Said[];
  /** The brief says where the business works, though its words may name no page. */
  readonly saysAreas: boolean;
  readonly kind: SiteKind;
  /** The brief's own word for the business. */
  readonly noun: string | null;
  /** At most as many as a plan has pages for. */
  readonly offerings: readonly Said[];
  /** How many the brief names. */
  readonly offeringsSaid: number;
  readonly audience: Said | null;
  readonly rivals: readonly Said[];
  readonly prices: readonly Said[];
  readonly wishes: BriefWishes;
  readonly saysContact: boolean;
}
