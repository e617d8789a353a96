import { building } from './building.ts';
import { health } from './health.ts';
import type { TradeTable } from '../trades.ts';

export const fr: TradeTable = { ...building, ...health };
