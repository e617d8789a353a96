import type { Item } from '../app/client.ts';
import { linkTo } from '../app/router.ts';
import { Grade } from '../design/grade.tsx';
import { texts } from '../texts/texts.ts';

export function WorstPages({ pages }: { readonly pages: readonly Item<'listPages'>[] }) {
  return (
    <ol class="worst-pages">
      {pages.map(({ id, path, title, overall_score: score, overall_grade: grade }) => (
        <li key={id}>
          <Grade grade={grade} none="–" />
          <span class="worst-pages__score">{score?.toFixed(0)}</span>
          <span class="wrap">
            <a href={linkTo(`/pages/${id}`)}>{path ?? texts.pages.noPath}</a> <span class="muted">{title}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
