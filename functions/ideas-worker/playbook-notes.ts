import { isVersionIn } from '../../shared/domain/ideas/language-versions.ts';
import { type SkipReason, skipReasons } from '../../shared/domain/ideas/validate-candidates.ts';
import { type Message, type MessageId, message } from '../../shared/domain/messages/message.ts';
import { refusalReasons } from '../../shared/domain/model-prompts/choose-ideas-prompt.ts';
import type { Playbook } from '../../shared/table/playbooks.ts';
import type { Sources, Validated } from './run-work.ts';

interface Note {
  readonly kind: Playbook['notes'][number]['kind'];
  readonly said: Message;
}

const skipIds = {
  covered: 'ideas.notes.covered',
  found: 'ideas.notes.found',
  dismissed: 'ideas.notes.dismissed',
  known: 'ideas.notes.known',
  'no searches': 'ideas.notes.no-searches',
  'too difficult': 'ideas.notes.too-difficult',
} as const satisfies Record<SkipReason, MessageId>;

/** Names the sources of the playbook, and those that were left out. */
export function playbookNotes({
  profiles,
  pageCount,
  proposals,
  skipped,
  sources,
  looked = null,
  editing,
  meaningFailed,
}: Validated): Note[] {
  const keywords = proposals.flatMap((proposal) => proposal.keywords);
  const known = keywords.filter(({ volume }) => volume !== null).length;
  return [
    data(message('ideas.notes.read', { read: profiles.length, count: pageCount })),
    data(
      keywords.length === 0
        ? message('ideas.notes.no-keyword')
        : message('ideas.notes.volumes', { known, count: keywords.length }),
    ),
    ...versionNotes(profiles),
    ...sourceNotes(sources),
    ...lookedNotes(looked),
    ...(meaningFailed ? [data(message('ideas.notes.meaning-failed'))] : []),
    ...editingNotes(editing),
    ...skipReasons
      .filter((reason) => skipped[reason] > 0)
      .map((reason) => left(message(skipIds[reason], { count: skipped[reason] }))),
  ];
}

const data = (said: Message): Note => ({ kind: 'data', said });
const left = (said: Message): Note => ({ kind: 'skipped', said });

/** Says how a model changed the proposals of the rules. */
function editingNotes(editing: Validated['editing']): Note[] {
  if (editing === undefined) return [];
  const { refused, droppedCount, failed } = editing;
  return [
    ...(failed ? [data(message('ideas.notes.model-failed'))] : []),
    ...(droppedCount > 0 ? [data(message('ideas.notes.model-dropped', { count: droppedCount }))] : []),
    ...refusalReasons.flatMap((reason) => {
      const count = refused.filter((one) => one === reason).length;
      return count === 0 ? [] : [left(message(`ideas.notes.${reason}`, { count }))];
    }),
  ];
}

function versionNotes(profiles: Validated['profiles']): Note[] {
  const versions = profiles.filter(isVersionIn(profiles));
  if (versions.length === 0) return [];
  const languages = [...new Set(versions.flatMap(({ language }) => language ?? []))].toSorted();
  return [
    data(
      message('ideas.notes.versions', {
        count: versions.length,
        languages: { items: languages, more: 0 },
        number: languages.length,
      }),
    ),
  ];
}

const lookedNotes = (looked: Validated['looked']): Note[] =>
  looked == null || looked.asked === 0
    ? []
    : [data(message('ideas.notes.results', { read: looked.read, count: looked.asked }))];

const searchNotes: Record<Sources['searches'], (queryCount: number) => Message | null> = {
  available: (count) => message('ideas.notes.console', { count }),
  not_connected: () => null,
  unavailable: () => message('ideas.notes.no-console'),
};

const sourceNotes = ({ searches, queryCount, provider }: Sources): Note[] =>
  [searchNotes[searches](queryCount), provider === 'refused' ? message('ideas.notes.provider') : null].flatMap(
    (said) => (said === null ? [] : [data(said)]),
  );
