export const sites = {
  title: 'Sites',
  empty: 'No site yet',
  emptyText: 'Add a site to read its pages, grade them and see what to improve.',
  pages: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'page' : 'pages'}`,
  lastCrawl: (when: string) => `Read ${when}`,
  neverCrawled: 'Not read yet',
  unnamed: 'Unnamed site',
};
