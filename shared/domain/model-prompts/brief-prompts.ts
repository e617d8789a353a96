import * as z from 'zod';
import type { SiteDescription } from '../planning/describe-site.ts';
import { countryOfName, UNITED_STATES } from '../planning/places.ts';
import { dataBlocks } from './data-blocks.ts';
import { answerSchema, cleanText, type ModelPrompt, readBySchema } from './model-prompt.ts';

const NAME_CHARACTERS_MAX = 80;
const CITY_CHARACTERS_MAX = 100;
const ANSWER_TOKENS = 500;

const descriptionSchema = z.object({
  name: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
});

/** Asks what a brief calls the site and where its customers are. A country that we have no code for counts as unclear. */
export function describeBriefPrompt(brief: string, boundary: string): ModelPrompt<SiteDescription> {
  const data = dataBlocks(boundary);
  return {
    purpose: 'describe-brief',
    system: `${INSTRUCTIONS}\n\n${data.rule}`,
    user: `${data.block('brief', brief)}\n\nName the site and its place now.`,
    schema: answerSchema(descriptionSchema),
    maxTokens: ANSWER_TOKENS,
    read(answer) {
      const parsed = readBySchema(descriptionSchema, answer);
      if (!parsed.ok) return parsed;
      const name = cleanText(parsed.value.name, NAME_CHARACTERS_MAX);
      if (name === '') return { ok: false, problem: 'name is empty' };
      const country = countryOfName(parsed.value.country ?? '');
      const city = cleanText(parsed.value.city ?? '', CITY_CHARACTERS_MAX);
      return { ok: true, value: { name, ...(country ?? UNITED_STATES), cityName: country && city ? city : null } };
    },
  };
}

const INSTRUCTIONS = `From the brief of a web site that is to be built, read
- name: what the business or site is called, as the brief writes it; when the brief gives no name, a short descriptive one, of two to four words;
- country: the English name of the country whose customers it serves, or null when that is unclear;
- city: the one city it serves, or null when there is none or there are several.`;
