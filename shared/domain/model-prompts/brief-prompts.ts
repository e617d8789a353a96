import * as z from 'zod';
import { foldText } from '../language/transliterate.ts';
import { countryOfName } from '../places/places.ts';
import { readBrief } from '../planning/brief/read-brief.ts';
import { describeSite, type SiteDescription } from '../planning/describe-site.ts';
import { createPrompt } from './create-prompt.ts';
import { cleanText, hasMarkup, type ModelPrompt } from './model-prompt.ts';

const NAME_CHARACTERS_MAX = 80;
const CITY_CHARACTERS_MAX = 100;
const ANSWER_TOKENS = 500;

const descriptionSchema = z.object({
  other_businesses: z.array(z.string()),
  name: z.string(),
  country: z.string().nullable(),
  city: z.string().nullable(),
});

/** Asks what a brief calls the site and where its customers are. A country that we have no code for counts as unclear. */
export const describeBriefPrompt = (brief: string, boundary: string): ModelPrompt<SiteDescription> =>
  createPrompt(
    {
      purpose: 'describe-brief',
      instructions: INSTRUCTIONS,
      material: [{ name: 'brief', text: brief }],
      request: 'Name the site and its place now.',
      schema: descriptionSchema,
      maxTokens: ANSWER_TOKENS,
      read(said) {
        const name = cleanText(said.name, NAME_CHARACTERS_MAX);
        if (name === '') return { ok: false, problem: 'name is empty' };
        return { ok: true, value: heldToWords(brief, { ...said, name }) };
      },
    },
    boundary,
  );

/**
 * A city that the brief does not write is not taken from a model, and null is an answer: a business without one has none, whatever the rules
 * read. A name is one that the brief writes of the business itself; where it has none, the descriptive one that was asked for.
 */
function heldToWords(brief: string, said: z.infer<typeof descriptionSchema>): SiteDescription {
  const ruled = describeSite(brief);
  const reading = readBrief(brief);
  const text = foldText(brief);
  const isWritten = (words: string): boolean =>
    foldText(words)
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => text.includes(word));
  const others = new Set([...said.other_businesses, ...reading.rivals.map(({ value }) => value)].map(foldText));
  const isOwn = !others.has(foldText(said.name)) && !hasMarkup.test(said.name);
  const isName = isOwn && (isWritten(said.name) || (reading.name === null && !/\d/.test(said.name)));
  const { countryCode, countryName } = countryOfName(said.country ?? '') ?? ruled;
  const city = cleanText(said.city ?? '', CITY_CHARACTERS_MAX);
  const ruledCity = countryCode === ruled.countryCode ? ruled.cityName : null;
  const cityName = city === '' ? null : isWritten(city) ? city : ruledCity;
  return { name: isName ? said.name : ruled.name, countryCode, countryName, cityName };
}

const INSTRUCTIONS = `From the brief of a web site that is to be built, read
- other_businesses: the names of other businesses and products in it, such as competitors, customers and partners;
- name: what the business or site itself is called, as the brief writes it; when the brief gives no name, a short descriptive one, of two to four words, in the language of the brief;
- country: the English name of the country whose customers it serves, or null when that is unclear;
- city: the one city it serves, as the brief writes it, or null when there is none or there are several.`;
