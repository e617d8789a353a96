import type { Item } from '../../clients/typescript/src/index.ts';
import type { Tone } from '../design/badge.tsx';

type Severity = Item<'listSiteIssues'>['severity'];

/** The worst first. */
export const severities = ['error', 'warning', 'notice'] as const satisfies readonly Severity[];
export const severityTone: Readonly<Record<Severity, Tone>> = { error: 'bad', warning: 'warn', notice: 'info' };
