import type { Texts } from '../shape.ts';
import { count } from './count.ts';

const percent = (value: number): string => `${value.toLocaleString('de', { maximumFractionDigits: 1 })} %`;

export const rubric: Texts['rubric'] = {
  title: 'Gewichtung',
  intro:
    'Wie viel jede Komponente zur Note einer Seite beiträgt, in Prozent. Eine Änderung gilt ab der nächsten Analyse jeder Seite.',
  own: 'Diese Website hat eigene Gewichte.',
  product: 'Diese Website verwendet die Standardgewichte.',
  weight: (component) => `Gewicht von ${component} in Prozent`,
  slider: (component) => `Gewicht von ${component}`,
  sum: (value) => `Summe: ${percent(value)}`,
  sumWrong: (value) =>
    value > 100
      ? `Die Gewichte ergeben ${percent(value)}. Nehmen Sie ${percent(value - 100)} weg.`
      : `Die Gewichte ergeben ${percent(value)}. Fügen Sie ${percent(100 - value)} hinzu.`,
  tooSmall: 'Geben Sie mehr als 0 ein.',
  notANumber: 'Geben Sie eine Zahl ein.',
  scale: 'Auf 100 % bringen',
  saved: 'Gewichte gespeichert',
  reset: 'Standardgewichte verwenden',
  wasReset: 'Die Website verwendet wieder die Standardgewichte',
  discard: 'Änderungen verwerfen',
  criteria: (criteria, points) => `${count(criteria, 'Kriterium', 'Kriterien')}, ${count(points, 'Punkt', 'Punkte')}`,
  criterion: (label, points) => `${label}: ${count(points, 'Punkt', 'Punkte')}`,
};
