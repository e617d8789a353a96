import type { Components } from '../../clients/typescript/src/index.ts';
import { type DocumentOutput, fields } from './output.ts';

type Idea = Components['schemas']['IdeaDetail'];

/** An idea for a person. */
export const ideaFields = (idea: Idea): DocumentOutput =>
  fields(
    idea,
    [
      ['Id', idea.id],
      ['Title', idea.title],
      ['Status', idea.status],
      ['Action', idea.action],
      ['Change', idea.change],
      ['Keyword', idea.primary_keyword],
      ['More keywords', idea.secondary_keywords],
      ['Volume', idea.volume],
      ['Difficulty', idea.difficulty],
      ['Page', idea.page_path ?? idea.proposed_path],
      ['Why', idea.why],
      ['Caveats', idea.caveats],
      ['Description', idea.description],
      ['Dismissed', idea.dismiss_reason],
    ],
    { quiet: [idea.status] },
  );
