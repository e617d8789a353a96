/** For suites that look at the whole table, replace functions of the system's process, or run its workers themselves. */
import { useSystem } from '../harness/system.ts';

export const system = useSystem({ own: true, webSites: 32 });
