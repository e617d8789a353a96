/** The columns that a person wants to see, kept in the browser. */
import { storedSignal } from '../app/stored.ts';
import { Checkbox } from '../design/field.tsx';
import { texts } from '../texts/texts.ts';
import { type ChosenColumn, chosenColumns } from './page-columns.tsx';

const t = texts.pages;

const isChosen = (value: unknown): value is ChosenColumn => chosenColumns.some((column) => column === value);

export const shownColumns = storedSignal<readonly ChosenColumn[]>('local', 'pages.columns', (found) =>
  Array.isArray(found) ? found.filter(isChosen) : ['recommendations', 'keyword', 'linking'],
);

export function ColumnChoice() {
  const shown = shownColumns.value;
  const choose = (column: ChosenColumn, chosen: boolean): void => {
    shownColumns.value = chosenColumns.filter((one) => (one === column ? chosen : shown.includes(one)));
  };
  return (
    <details class="column-choice">
      <summary class="button">{t.chooseColumns}</summary>
      <div class="card column-choice__list">
        {chosenColumns.map((column) => (
          <Checkbox
            key={column}
            label={t.columns[column]}
            checked={shown.includes(column)}
            onChange={(chosen) => choose(column, chosen)}
          />
        ))}
      </div>
    </details>
  );
}
