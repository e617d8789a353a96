/** The sections of an outline in their order. Those that stay as they are take one line, so that the others are seen. */
import { texts } from '../../texts/texts.ts';
import { type Outline, OutlineSectionCard } from './outline-section.tsx';

const t = texts.page.outlines;
type Section = Outline['sections'][number];

interface OutlineSectionsProps {
  readonly pageId: number;
  readonly sections: readonly Section[];
}

const isFolded = ({ is_complete: isComplete, status }: Section): boolean => isComplete && status === 'proposed';

/** Folded sections that follow each other are one group; each of the others stands alone. */
function groupSections(sections: readonly Section[]): Section[][] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last?.[0] && isFolded(last[0]) && isFolded(section)) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

export function OutlineSections({ pageId, sections }: OutlineSectionsProps) {
  const renderItem = (section: Section) => (
    <li key={section.key} class={`outline__level-${section.level}`}>
      <OutlineSectionCard pageId={pageId} section={section} />
    </li>
  );
  return (
    <ol class="outline">
      {groupSections(sections).map((group) => {
        const [first] = group;
        if (first === undefined || !isFolded(first)) return group.map(renderItem);
        return (
          <li key={`folded ${first.key}`} class={`outline__level-${first.level}`}>
            <details class="card">
              <summary class="wrap">
                {t.complete(group.length)} <span class="muted">{group.map(({ heading }) => heading).join(' · ')}</span>
              </summary>
              <ol class="outline outline--folded">{group.map(renderItem)}</ol>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
