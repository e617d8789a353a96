/** What a planned site is called until somebody names it. */
export const UNNAMED_SITE = 'Planned site';

export const isUnnamed = (siteName: string): boolean => siteName.trim() === '' || siteName === UNNAMED_SITE;
