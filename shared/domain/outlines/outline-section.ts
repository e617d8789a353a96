/** Where a section comes from: the pages that rank for the keyword, what the page lacks, or the page itself. */
export const sectionSources = ['serp', 'gap', 'own'] as const;
type SectionSource = (typeof sectionSources)[number];

export type SectionLevel = 1 | 2 | 3;

/** The text that a section rests on; of a model without a quotation, or of the rules. */
export const sectionBases = ['brief', 'page', 'business', 'fact', 'question', 'ranking', 'model', 'rules'] as const;
export type SectionBasis = (typeof sectionBases)[number];

/** A section as it is proposed. */
export interface ProposedSection {
  readonly level: SectionLevel;
  readonly heading: string;
  /** Instructions for the text below the heading, in full sentences. */
  readonly guidance: string;
  readonly source: SectionSource;
  /** A section of the page that needs nothing. */
  readonly isComplete?: boolean;
  /** Left out by rules. */
  readonly basis?: SectionBasis;
  /** The words of the basis, where a model quoted them. */
  readonly basisWords?: string | null;
  /** Whose words the guidance has, where a model made the outline. */
  readonly wordedBy?: string;
  /** About how many words; null where nothing says it. */
  readonly words?: { readonly min: number; readonly max: number } | null;
  /** Questions that people ask, and that the section answers. */
  readonly questions?: readonly string[];
  /** Facts of the site that belong here. */
  readonly facts?: readonly { readonly factId: string; readonly text: string }[];
  /** Pages of the site to link to. */
  readonly links?: readonly { readonly pageId: number; readonly path: string }[];
}

/** Stable within its outline: `o1`, `o2` … (spec, Outline). */
export const sectionKey = (position: number): string => `o${position}`;
export const sectionKeyPattern = /^o[1-9]\d{0,3}$/;

export const OUTLINE_SECTIONS_MIN = 6;
export const OUTLINE_SECTIONS_MAX = 20;
export const HEADING_CHARACTERS_MAX = 300;
