import { PURPOSE_CHARACTERS_MAX } from '../pages/limits.ts';

/** What a planned page is for where rules say it, not the brief; `{}` is the site, the offering or the places. */
export const purposeTemplates = {
  home: 'Say what {} is, whom it is for and where to go next.',
  overview: 'Show everything that {} offers, with a way to each of it.',
  offering: 'Win visitors who look for {}: what it is, what it costs, how to get it.',
  pricing: 'Answer what it costs before visitors have to ask.',
  locations: 'Be found where the customers are{}.',
  work: 'Prove the quality of the work by examples.',
  guides: 'Answer the questions that customers have before they buy, and earn links.',
  faq: 'Answer the questions that customers ask again and again, in a sentence or two each.',
  about: 'Earn trust: who is behind {}, since when, and why.',
  contact: 'Make it easy to reach {}: address, hours, telephone, form.',
} as const;

const briefLead = ' From the brief: ';

/** The purpose of a planned page: its template, and the brief's own words where it has some. */
export function fillPurpose(template: string, subject: string, quote: string | null): string {
  const purpose = `${template.replace('{}', () => subject)}${quote === null ? '' : `${briefLead}${quote}`}`;
  return Array.from(purpose).slice(0, PURPOSE_CHARACTERS_MAX).join('');
}

/** What a purpose says beyond its template: the words of the brief, or all of a purpose that somebody wrote. */
export function purposeWithoutTemplate(purpose: string): string {
  const lead = purpose.indexOf(briefLead);
  const said = lead < 0 ? purpose : purpose.slice(0, lead);
  if (!Object.values(purposeTemplates).some((template) => isFilled(template, said))) return purpose;
  return lead < 0 ? '' : purpose.slice(lead + briefLead.length);
}

function isFilled(template: string, purpose: string): boolean {
  const [start = '', end] = template.split('{}');
  if (end === undefined) return purpose === template;
  return purpose.length >= start.length + end.length && purpose.startsWith(start) && purpose.endsWith(end);
}
