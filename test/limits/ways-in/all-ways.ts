import { crawledWays } from './crawled.ts';
import { postedWays } from './posted.ts';
import type { WaysIn } from './way-in.ts';
import { workedOutWays } from './worked-out.ts';

export const allWays: WaysIn = { ...crawledWays, ...postedWays, ...workedOutWays };
