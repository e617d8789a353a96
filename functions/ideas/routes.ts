import type { Operation } from '../../shared/http/operation.ts';
import { acceptIdea } from './accept-idea.ts';
import { dismissIdea } from './dismiss-idea.ts';
import { getAuthorityMap } from './get-authority-map.ts';
import { getIdea } from './get-idea.ts';
import { getIdeaRun } from './get-idea-run.ts';
import { getPlaybook } from './get-playbook.ts';
import { listIdeas } from './list-ideas.ts';
import { refreshIdeas } from './refresh-ideas.ts';
import { reopenIdea } from './reopen-idea.ts';

/** `playbook`, `topics` and `run` stand beside `{ideaId}`: API Gateway and the local router prefer the fixed path. */
export const ideaRoutes: readonly Operation[] = [
  listIdeas,
  getPlaybook,
  getAuthorityMap,
  getIdeaRun,
  refreshIdeas,
  getIdea,
  acceptIdea,
  dismissIdea,
  reopenIdea,
];
