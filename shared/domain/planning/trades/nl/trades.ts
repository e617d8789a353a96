import { building } from './building.ts';
import type { TradeTable } from '../trades.ts';

export const nl: TradeTable = { ...building };
