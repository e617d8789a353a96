/** English. One file for each screen, in `en/`. */
import { jobs } from './en/jobs.ts';
import { page } from './en/page.ts';
import { pages } from './en/pages.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { sites } from './en/sites.ts';
import { states } from './en/states.ts';

export const en = { shell, states, jobs, signIn, sites, pages, page } as const;
