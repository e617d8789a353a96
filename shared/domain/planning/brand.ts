import { legalForms } from './brief/legal-forms.ts';

/** What people call a business: its name without the legal form. */
export const brandName = (name: string): string => name.replace(legalForm, '').trim() || name;

const legalForm = new RegExp(String.raw`,?\s(?:${legalForms})$`, 'u');
