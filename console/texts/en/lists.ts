import { count } from './count.ts';

/** Strings that lists of several screens share. */
export const lists = {
  more: 'Show more',
  shown: (shown: number) => `${count(shown, 'entry', 'entries')} shown`,
  all: 'All',
  none: 'None',
  unknown: 'Unknown',
  filterEmpty: 'Nothing matches the filters',
  filterEmptyText: 'Clear or change a filter to see more.',
  clearFilters: 'Clear filters',
  search: 'Search',
  exportCsv: 'Download as CSV',
  exporting: 'Reading the rows',
  exportFailed: 'The download failed. Try it again.',
};
