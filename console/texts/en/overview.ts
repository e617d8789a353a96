const pagesOf = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'page' : 'pages'}`;

export const overview = {
  title: 'Overview',
  report: 'Report',
  graded: (graded: number, total: number) => `${graded.toLocaleString('en')} of ${pagesOf(total)} graded`,
  introduction: {
    title: 'How to raise a score',
    close: 'Got it',
    open: { title: 'Open the page with the lowest score', text: 'Its criteria say where points are missing.' },
    edit: { title: 'Edit it', text: 'The advice and the score are beside the text.' },
    check: { title: 'Have it checked', text: 'The check says which advice is resolved and what the score gained.' },
  },
  first: 'Do first',
  nothingToDo: 'No error, no warning and no open advice is known.',
  gradePages: (count: number) => `Grade ${pagesOf(count)}`,
  gradePagesText: 'No page is graded yet. Each takes one page audit.',
  issue: (severity: string, pages: number) => `${severity}, ${pagesOf(pages)}`,
  improve: (page: string) => `Improve “${page}”`,
  improveText: (path: string | null, score: number, grade: string, advice: number) =>
    `${path === null ? '' : `${path}: `}${score.toFixed(0)} (${grade}), ${advice.toLocaleString('en')} open ${advice === 1 ? 'recommendation' : 'recommendations'}`,
  types: (types: number, pages: number) => {
    const counted = `${types.toLocaleString('en')} ${types === 1 ? 'type' : 'types'}`;
    return types > 1 && pages > 1
      ? `${counted}, on up to ${pagesOf(pages)}`
      : `${counted}, ${types > 1 ? 'each ' : ''}on ${pagesOf(pages)}`;
  },
  allIssues: 'All issues',
  worst: 'Lowest scores',
  noGrade: 'No page is graded yet.',
  allPages: 'All pages, lowest score first',
};
