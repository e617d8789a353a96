import type { TradeTable } from '../trades.ts';
import { building } from './building.ts';

export const sv: TradeTable = { ...building };
