import { count } from './count.ts';

export const rubric = {
  title: 'Rubric',
  intro:
    'How much each component counts toward the grade of a page, in percent. A change takes effect with the next analysis of each page.',
  own: 'This site has its own weights.',
  product: 'This site uses the default weights.',
  weight: (component: string) => `Weight of ${component}, percent`,
  slider: (component: string) => `Weight of ${component}`,
  sum: (percent: number) => `Sum: ${percent} %`,
  sumWrong: (percent: number) =>
    percent > 100
      ? `The weights sum to ${percent} %. Take ${Math.round((percent - 100) * 10) / 10} % away.`
      : `The weights sum to ${percent} %. Add ${Math.round((100 - percent) * 10) / 10} %.`,
  tooSmall: 'Enter more than 0.',
  notANumber: 'Enter a number.',
  scale: 'Scale to 100 %',
  saved: 'Weights saved',
  reset: 'Use the default weights',
  wasReset: 'The site uses the default weights again',
  discard: 'Discard changes',
  criteria: (criteria: number, points: number) =>
    `${count(criteria, 'criterion', 'criteria')}, ${count(points, 'point', 'points')}`,
  criterion: (label: string, points: number) => `${label}: ${count(points, 'point', 'points')}`,
};
