import { createTwoFilesPatch } from 'diff';
import { formatDocument, type PageDocument } from './page-document.ts';

/** The three sides of a conflict as two unified diffs from their base. */
export interface ConflictDiff {
  readonly theirs: string;
  readonly mine: string;
}

/** Differences of other fields than the edited ones are none: the version and the writer's own keys. */
const toText = (page: PageDocument | null, like: PageDocument): string =>
  page === null ? '' : formatDocument({ ...page, version: null, extras: {}, url: like.url });

export function conflictDiff(
  file: string,
  { base, mine, theirs }: { base: PageDocument | null; mine: PageDocument; theirs: PageDocument },
): ConflictDiff {
  const patch = (name: string, side: PageDocument): string =>
    createTwoFilesPatch(`${file} (base)`, `${file} (${name})`, toText(base, theirs), toText(side, theirs), '', '', {
      context: 2,
    }).replace(/^=+\n/, '');
  return { theirs: patch('theirs', theirs), mine: patch('mine', mine) };
}
