/** How briefs of a language say what the site is about: alternations of phrases, read in any case and as whole words. */
export interface ReadingWords {
  /** Before what is offered, in a sentence: "we sell". */
  readonly offers: string;
  /** Verbs of offers that are also nouns: they count after a name or a pronoun. */
  readonly ambiguousOffers?: string;
  /** "We" and any verb before a list of objects. */
  readonly anyVerb?: string;
  /** Every noun begins with a capital. */
  readonly hasCapitalNouns?: true;
  /** After what is offered, where the verb comes last. */
  readonly offersAfter?: string;
  /** Headings and labels of what is offered. */
  readonly offerHeads: string;
  readonly negation: string;
  /** Ends what a negation or an offer speaks of: "but". */
  readonly but: string;
  /** Before what the client wants on the site. */
  readonly wish: string;
  readonly wishHeads: string;
  readonly negationHeads: string;
  readonly page: string;
  /** Between "a page" and its subject. */
  readonly about: string;
  readonly rivals: string;
  readonly rivalHeads: string;
  readonly audience: string;
  readonly audienceHeads: string;
  /** Before the places that are served. */
  readonly area: string;
  readonly areaHeads: string;
  /** Before the place where the business is. */
  readonly at: string;
  readonly placeHeads: string;
  readonly named: string;
  readonly nameHeads: string;
  readonly weAre: string;
  /** After the name of a business, at the beginning of a sentence. */
  readonly is: string;
  /** Before the noun that says what the business is. */
  readonly article: string;
  readonly and: string;
  /** Dropped at the beginning of an offering: articles, pronouns, praise. */
  readonly leading: string;
  /** Where an offering ends: prepositions and relative words. */
  readonly tail: string;
  /** "for", before the people whom an offering is for. */
  readonly forWhom: string;
  /** Parts of verbs that stand behind the object: "haal fietsen op". */
  readonly particles?: string;
  /** Words that alone name no offering. */
  readonly generic: string;
  /** Labels of what is no offering: contact, tone, budget. */
  readonly otherHeads: string;
  /** Nouns have other endings behind "about" and "with". */
  readonly inflected?: 'pl' | 'cs' | 'ru';
  /** Endings of the first words of an object, and those of the name of a page. */
  readonly nominative?: readonly (readonly [ending: string, replacement: string])[];
}
