import type { Messages } from '../messages/render-message.ts';
import type { IssueId } from './issue-type.ts';

/** The sentences about a type of issue, the same for every site. */
interface IssueWords {
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** The remedy. */
  readonly how: string;
  /** From what it is found, and its limits. */
  readonly found: string;
}

export const wordIssue = (id: IssueId, messages: Messages): IssueWords => ({
  title: messages.render({ id: `issues.${id}.title` }),
  why: messages.render({ id: `issues.${id}.why` }),
  how: messages.render({ id: `issues.${id}.how` }),
  found: messages.render({ id: `issues.${id}.found` }),
});
