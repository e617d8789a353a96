/** Differences between a crawl and the one before. */
export const changeKinds = [
  'appeared',
  'vanished',
  'moved',
  'title',
  'status',
  'canonical',
  'index',
  'word_count',
  'grade_rose',
  'grade_fell',
] as const;
type ChangeKind = (typeof changeKinds)[number];

/** `before` and `after`: of `moved` the two URLs, of `status` the statuses, of `index` whether search engines may index it. */
export interface SiteChange {
  readonly kind: ChangeKind;
  readonly url: string;
  readonly pageId: number | null;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
}
