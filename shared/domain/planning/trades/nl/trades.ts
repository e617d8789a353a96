import type { TradeTable } from '../trades.ts';
import { building } from './building.ts';
import { business } from './business.ts';
import { foodAndEvents } from './food-and-events.ts';
import { health } from './health.ts';

export const nl: TradeTable = { ...building, ...health, ...foodAndEvents, ...business };
