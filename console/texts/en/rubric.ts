export const rubric = {
  title: 'Rubric',
  intro: 'How much each component counts for the grade of a page. It counts from the next analysis of a page on.',
  own: 'This site has its own weights.',
  product: 'This site uses the weights of the product.',
  weight: (component: string) => `Weight of ${component}, percent`,
  slider: (component: string) => `Weight of ${component}`,
  sum: (percent: number) => `Together ${percent} %`,
  sumWrong: (percent: number) =>
    percent > 100
      ? `The weights sum to ${percent} %. Take ${Math.round((percent - 100) * 10) / 10} % away.`
      : `The weights sum to ${percent} %. Add ${Math.round((100 - percent) * 10) / 10} %.`,
  tooSmall: 'More than 0.',
  notANumber: 'Enter a number.',
  scale: 'Scale to 100 %',
  saved: 'Weights saved',
  reset: 'Use the weights of the product',
  wasReset: 'The site uses the weights of the product again',
  discard: 'Discard changes',
  criteria: (criteria: number, points: number) => `${criteria} criteria, ${points} points`,
  criterion: (label: string, points: number) => `${label}: ${points} points`,
};
