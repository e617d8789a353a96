import { message, quoted } from '../messages/message.ts';
import { evidence } from './idea-claims.ts';
import type { IdeaWords } from './proposal.ts';

/** Changes to an existing page. */
export type PageFault =
  | { kind: 'retitle'; title: string | null }
  /** A page on prices without one. */
  | { kind: 'no_price'; title: string }
  | { kind: 'thin'; wordCount: number; floor: number }
  | { kind: 'graded'; grade: string; isStale: boolean };

export function wordPageChange(
  fault: PageFault,
  { keyword, path, name }: { keyword: string; path: string; name: string },
): IdeaWords {
  switch (fault.kind) {
    case 'retitle':
      return {
        title: message('ideas.page.retitle-title', { keyword: quoted(keyword), path }),
        description: message('ideas.page.retitle'),
        evidence: [
          fault.title
            ? evidence(
                'ideas.page.lacks',
                { keyword: quoted(keyword), title: quoted(fault.title) },
                { kind: 'primary_keyword', path, keyword },
                { kind: 'title', path, value: fault.title },
                { kind: 'not_in_title', path, keyword },
              )
            : evidence(
                'ideas.page.untitled',
                { keyword: quoted(keyword) },
                { kind: 'primary_keyword', path, keyword },
                { kind: 'title', path, value: null },
              ),
        ],
      };
    case 'no_price':
      return {
        title: message('ideas.page.prices-title', { path }),
        description: message('ideas.page.prices'),
        evidence: [
          evidence(
            'ideas.page.no-price',
            { title: quoted(fault.title) },
            { kind: 'title', path, value: fault.title },
            { kind: 'no_price', path },
          ),
        ],
      };
    case 'thin':
      return {
        title: message('ideas.page.thin-title', { name: quoted(name), path }),
        description: message('ideas.page.thin', { keyword: quoted(keyword), floor: fault.floor }),
        evidence: [
          evidence(
            'ideas.page.words',
            { path, count: fault.wordCount },
            { kind: 'words', path, value: fault.wordCount },
          ),
          evidence('ideas.page.floor', { floor: fault.floor }, { kind: 'rule' }),
        ],
      };
    case 'graded':
      return {
        title: message('ideas.page.graded-title', { name: quoted(name), path }),
        description: message(fault.isStale ? 'ideas.page.stale' : 'ideas.page.graded'),
        evidence: [
          evidence(
            'ideas.page.grade',
            { isStale: fault.isStale, grade: fault.grade },
            { kind: 'grade', path, value: fault.grade, isStale: fault.isStale },
          ),
        ],
      };
  }
}
