import { building } from './building.ts';
import type { TradeTable } from '../trades.ts';

export const en: TradeTable = { ...building };
