/** Whether the latest crawl of its site found a page where it is listed. */
export const pagePresences = ['current', 'vanished', 'moved'] as const;
export type PagePresence = (typeof pagePresences)[number];

/** `vanished`: its URL returned 404 or 410. `moved`: its URL leads elsewhere. */
export type PageAbsence = Exclude<PagePresence, 'current'>;
