import statements from './invented-statements.json' with { type: 'json' };

/** Businesses in nine languages, with what a model invents of them. */
export interface Business {
  readonly brief: string;
  readonly siteName: string;
  /** Names of pages with a purpose that the brief bears out. */
  readonly pages: readonly (readonly [name: string, slug: string, purpose: string])[];
  readonly headings: readonly [string, string, string, string, string, string];
  readonly guidance: string;
  /** Awards, prices, persons, rivals disparaged, what is denied, addresses, promises. */
  readonly inventions: readonly string[];
}

export const businesses = statements as unknown as Readonly<
  Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl' | 'pt' | 'sv', Business>
>;
