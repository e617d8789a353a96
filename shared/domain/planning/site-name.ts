import { legalForms } from './brief/legal-forms.ts';

/** The name of a planned site until the user names it. */
export const UNNAMED_SITE = 'Planned site';

export const isUnnamed = (siteName: string): boolean => siteName.trim() === '' || siteName === UNNAMED_SITE;

const legalForm = new RegExp(String.raw`,?\s(?:${legalForms})$`, 'u');

/** The everyday name of a business: without the legal form. */
export const brandName = (name: string): string => name.replace(legalForm, '').trim() || name;
