import { OPEN_IDEAS_MAX } from '../../../shared/domain/ideas/open-ideas-max.ts';
import type { PageProfile } from '../../../shared/domain/ideas/page-profile.ts';
import type { Proposal } from '../../../shared/domain/ideas/proposal.ts';
import { proposeIdeas } from '../../../shared/domain/ideas/propose-ideas.ts';
import { applySearchResults } from '../../../shared/domain/ideas/search-results/apply-search-results.ts';
import { keywordsToLookUp } from '../../../shared/domain/ideas/search-results/search-page.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { renderEnglish } from '../../../shared/domain/messages/render-message.ts';
import { PermanentError } from '../../../shared/jobs/worker-errors.ts';
import { listDismissedKeywords, listIdeas } from '../../../shared/table/ideas.ts';
import { getSite, type Site } from '../../../shared/table/sites.ts';
import { type IdeasJob, reportRun } from '../active-run.ts';
import { readResults } from '../read-results.ts';
import { type Researched, readWork, type Sources, storeWork, type Validated } from '../run-work.ts';
import type { IdeasWorkerServices } from '../services.ts';
import { readIdeaSite, wordIdeas } from '../word-ideas.ts';

/** Plays, topics and the playbook itself, with room to spare. */
const OTHER_IDS = 80;

/** Third step: ideas of the keywords that stand: nothing that a page covers, nothing that was dismissed. */
export async function validateIdeas(services: IdeasWorkerServices, job: IdeasJob): Promise<void> {
  const { table, newId, writer } = services;
  let run = await reportRun(services, job, { stage: 'validate', progress: message('ideas.progress.found') });
  const ofSite = { organizationId: job.organizationId, siteId: job.id };
  const [site, work, dismissed, ideas] = await Promise.all([
    getSite(table, job.organizationId, job.id),
    readWork<Researched>(services, run),
    listDismissedKeywords(table, ofSite),
    listIdeas(table, ofSite),
  ]);
  if (!site) throw new PermanentError(`site ${job.id} does not exist`);
  const { profiles, topics, candidates, pageKeywords, pageCount, searches, sources } = work;
  run = await reportRun(services, job, {
    stage: 'validate',
    progress: message('ideas.progress.checking', { count: candidates.length }),
  });
  const accepted = ideas.filter(({ status }) => status === 'accepted');
  const { proposals, gaps, skipped } = proposeIdeas({
    profiles,
    topics,
    candidates,
    pageKeywords,
    searches,
    dismissed,
    settled: accepted.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword)),
  });
  const looked = await lookUp(services, site, { profiles, proposals });
  const ofEditor = await readIdeaSite(table, site, profiles);
  const worded = await wordIdeas(writer, addSourceCaveats(looked.proposals, sources), ofEditor);
  const validated: Validated = {
    profiles,
    pageCount,
    topics,
    sources,
    proposals: worded.proposals,
    editing: worded.editing,
    looked: looked.counts,
    gaps,
    skipped: { ...skipped, found: skipped.found + looked.found },
    ...(work.meaningFailed ? { meaningFailed: work.meaningFailed } : {}),
    ids: Array.from({ length: OPEN_IDEAS_MAX + OTHER_IDS }, newId),
  };
  await storeWork(services, run, validated);
}

/** The proposals as the search results of the best of them change them. */
async function lookUp(
  services: IdeasWorkerServices,
  site: Site,
  { profiles, proposals }: { profiles: readonly PageProfile[]; proposals: readonly Proposal[] },
): Promise<ReturnType<typeof applySearchResults> & { counts: Validated['looked'] }> {
  const keywords = services.serp === null ? [] : keywordsToLookUp(proposals);
  const results = await readResults(services, site, keywords);
  const domain = site.planned ? null : site.domain;
  return {
    ...applySearchResults(proposals, results, { pages: profiles, domain }),
    counts: services.serp === null ? null : { asked: keywords.length, read: results.size },
  };
}

const noConsole = message('ideas.caveat.no-console');

/** Adds caveats where a source gave no data: an idea for a new page would say more with it. */
const addSourceCaveats = (proposals: readonly Proposal[], { searches }: Sources): Proposal[] =>
  searches === 'unavailable'
    ? proposals.map((proposal) =>
        proposal.action === 'optimize'
          ? proposal
          : {
              ...proposal,
              caveats: [...proposal.caveats, renderEnglish(noConsole)],
              said: [...(proposal.said ?? []), noConsole],
            },
      )
    : [...proposals];
