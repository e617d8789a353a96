import { groupedDigits } from '../../shared/domain/fields/grouped-digits.ts';
import { isVersionIn } from '../../shared/domain/ideas/language-versions.ts';
import { type SkipReason, skipReasons } from '../../shared/domain/ideas/validate-candidates.ts';
import { listed } from '../../shared/domain/ideas/wording.ts';
import { type RefusalReason, refusalReasons } from '../../shared/domain/model-prompts/choose-ideas-prompt.ts';
import type { Playbook } from '../../shared/table/playbooks.ts';
import type { Sources, Validated } from './run-work.ts';

const skippedBecause: Record<SkipReason, string> = {
  covered: 'a page covers them already',
  found: 'a page of the site is among the first three results for them',
  dismissed: 'they were dismissed before',
  known: 'an accepted idea has them, or another form of them is in',
  'no searches': 'nobody searches for them',
  'too difficult': 'they are too difficult for a site that says nothing of them',
};

/** Names the sources of the playbook, and those that were left out. */
export function playbookNotes({
  profiles,
  pageCount,
  proposals,
  skipped,
  sources,
  looked = null,
  editing,
}: Validated): Playbook['notes'] {
  const number = (value: number): string => groupedDigits(value);
  const keywords = proposals.flatMap((proposal) => proposal.keywords);
  const known = keywords.filter(({ volume }) => volume !== null).length;
  return [
    {
      kind: 'data',
      text: `${number(profiles.length)} of ${number(pageCount)} ${pageCount === 1 ? 'page' : 'pages'} were read.`,
    },
    {
      kind: 'data',
      text:
        keywords.length === 0
          ? 'No keyword was found to judge.'
          : `Search volumes are known for ${number(known)} of ${number(keywords.length)} keywords.`,
    },
    ...versionNotes(profiles),
    ...sourceNotes(sources),
    ...lookedNotes(looked),
    ...editingNotes(editing),
    ...skipReasons
      .filter((reason) => skipped[reason] > 0)
      .map((reason) => ({
        kind: 'skipped' as const,
        text: `${number(skipped[reason])} ${skipped[reason] === 1 ? 'keyword was' : 'keywords were'} left out because ${skippedBecause[reason]}.`,
      })),
  ];
}

const refusedBecause: Record<RefusalReason, string> = {
  not_relevant: 'no customer of the business searches for it',
  already_covered: 'a page of the site is about it',
  same_as_another: 'another idea serves the same search',
  weak_evidence: 'what stands behind it does not show a need',
};

/** Says how a model changed the proposals of the rules. */
function editingNotes(editing: Validated['editing']): Playbook['notes'] {
  if (editing === undefined) return [];
  const { refused, droppedCount, failed } = editing;
  return [
    ...(failed
      ? [{ kind: 'data' as const, text: 'The model did not word all ideas; the others keep the words of the rules.' }]
      : []),
    ...(droppedCount > 0
      ? [
          {
            kind: 'data' as const,
            text: `${groupedDigits(droppedCount)} ${droppedCount === 1 ? 'text' : 'texts'} of the model said more than the evidence; the words of the rules stand there.`,
          },
        ]
      : []),
    ...refusalReasons.flatMap((reason) => {
      const count = refused.filter((one) => one === reason).length;
      return count === 0
        ? []
        : [
            {
              kind: 'skipped' as const,
              text: `The model left out ${groupedDigits(count)} ${count === 1 ? 'idea' : 'ideas'} because ${refusedBecause[reason]}.`,
            },
          ];
    }),
  ];
}

function versionNotes(profiles: Validated['profiles']): Playbook['notes'] {
  const versions = profiles.filter(isVersionIn(profiles));
  if (versions.length === 0) return [];
  const languages = [...new Set(versions.flatMap(({ language }) => language ?? []))].toSorted();
  return [
    {
      kind: 'data',
      text: `${groupedDigits(versions.length)} ${versions.length === 1 ? 'page was' : 'pages were'} taken for versions of others in ${listed(languages)}: what is proposed is to be written in ${languages.length === 1 ? 'that language' : 'those languages'} too.`,
    },
  ];
}

const lookedNotes = (looked: Validated['looked']): Playbook['notes'] =>
  looked == null || looked.asked === 0
    ? []
    : [
        {
          kind: 'data',
          text: `Search results were read for ${looked.read} of ${looked.asked} ${looked.asked === 1 ? 'keyword' : 'keywords'}, those of the best ideas.`,
        },
      ];

const searchNotes: Record<Sources['searches'], (queryCount: number) => string | null> = {
  available: (count) =>
    `Search Console named ${groupedDigits(count)} ${count === 1 ? 'search' : 'searches'} of the last 28 days.`,
  not_connected: () => null,
  unavailable: () => 'Search Console did not answer, so the searches that people saw the site for are missing.',
};

const providerNotes: Record<Sources['provider'], string | null> = {
  none: null,
  asked: null,
  refused: 'The keyword provider refused the account, so search volumes are those that were known before.',
};

const sourceNotes = ({ searches, queryCount, provider }: Sources): Playbook['notes'] =>
  [searchNotes[searches](queryCount), providerNotes[provider]].flatMap((text) =>
    text === null ? [] : [{ kind: 'data' as const, text }],
  );
