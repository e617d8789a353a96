/** English. One file for each screen, in `en/`. */
import { jobs } from './en/jobs.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { sites } from './en/sites.ts';
import { states } from './en/states.ts';

export const en = { shell, states, jobs, signIn, sites } as const;
