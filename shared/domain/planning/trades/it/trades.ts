import type { TradeTable } from '../trades.ts';
import { building } from './building.ts';

export const it: TradeTable = { ...building };
