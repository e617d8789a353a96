import { building } from './building.ts';
import type { TradeTable } from '../trades.ts';

export const fr: TradeTable = { ...building };
