/** The name of a planned site until the user names it. */
export const UNNAMED_SITE = 'Planned site';

export const isUnnamed = (siteName: string): boolean => siteName.trim() === '' || siteName === UNNAMED_SITE;
