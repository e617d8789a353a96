/** The table of a language, as it is stored. */
export interface StoredWordOrder {
  /** The classes, separated by spaces: frequent function words, and endings of all other words. */
  readonly words: string;
  readonly endings: string;
  /** The mean level of two hundred words in true sentences, and in shuffled ones. */
  readonly natural: number;
  readonly shuffled: number;
  /** The share of its words that are function words. */
  readonly functionShare: number;
  /** A level from 0 to 6 for each pair of classes, deflated, in base 64; 3 is by chance. */
  readonly levels: string;
}
