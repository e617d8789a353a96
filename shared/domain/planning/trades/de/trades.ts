import type { TradeTable } from '../trades.ts';
import { building } from './building.ts';
import { foodAndEvents } from './food-and-events.ts';
import { health } from './health.ts';

export const de: TradeTable = { ...building, ...health, ...foodAndEvents };
