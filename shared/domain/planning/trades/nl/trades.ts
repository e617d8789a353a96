import { building } from './building.ts';
import { foodAndEvents } from './food-and-events.ts';
import { health } from './health.ts';
import type { TradeTable } from '../trades.ts';

export const nl: TradeTable = { ...building, ...health, ...foodAndEvents };
