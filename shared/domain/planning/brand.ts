import { legalForms } from './brief/legal-forms.ts';

/** The everyday name of a business: without the legal form. */
export const brandName = (name: string): string => name.replace(legalForm, '').trim() || name;

const legalForm = new RegExp(String.raw`,?\s(?:${legalForms})$`, 'u');
