import type { TradeTable } from '../trades.ts';
import { building } from './building.ts';
import { business } from './business.ts';
import { foodAndEvents } from './food-and-events.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { learningAndLeisure } from './learning-and-leisure.ts';
import { shops } from './shops.ts';
import { software } from './software.ts';
import { transportAndIndustry } from './transport-and-industry.ts';

export const fr: TradeTable = {
  ...building,
  ...home,
  ...health,
  ...foodAndEvents,
  ...business,
  ...learningAndLeisure,
  ...shops,
  ...transportAndIndustry,
  ...software,
};
