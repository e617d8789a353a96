import { building } from './building.ts';
import type { TradeTable } from '../trades.ts';

export const sv: TradeTable = { ...building };
