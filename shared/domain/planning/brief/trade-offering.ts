/** Something that the brief names and that businesses of its trade offer. */
export interface TradeOffering {
  readonly value: string;
  readonly words: string;
  readonly keys: readonly string[];
  /** Which statement names it first. */
  readonly statement: number;
  /** Where in the statement. */
  readonly start: number;
  readonly trade: string;
}
