import { readData } from '../read-data.ts';
import type { TradeRow, TradeWordsRow } from './trades-schema.ts';

/** All trades, in the order of their sectors. */
export const listTrades = (): readonly TradeRow[] => readData('trades', 'all') as TradeRow[];

/** The words of every trade in a language; null where they were not written down in it. */
export const readTradeWords = (language: string): readonly TradeWordsRow[] | null =>
  readData('trades', language) as TradeWordsRow[] | null;
