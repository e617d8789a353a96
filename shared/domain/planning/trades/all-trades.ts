import type { PlanLanguage } from '../../language/plan-language.ts';
import { de } from './de/trades.ts';
import { en } from './en/trades.ts';
import { es } from './es/trades.ts';
import { fr } from './fr/trades.ts';
import { it } from './it/trades.ts';
import { nl } from './nl/trades.ts';
import { pl } from './pl/trades.ts';
import { pt } from './pt/trades.ts';
import { sv } from './sv/trades.ts';
import type { TradeTable } from './trades.ts';

/** Offers of trades, in the languages in which they were written down. */
export const tradeTables: Readonly<Partial<Record<PlanLanguage, TradeTable>>> = { en, de, fr, es, it, pt, nl, pl, sv };
