import * as z from 'zod';
import { countryOfName } from '../places/places.ts';
import { createPrompt } from './create-prompt.ts';
import { cleanText, type ModelPrompt } from './model-prompt.ts';
import { isQuotedFrom, quotable } from './quoted-evidence.ts';

const CONTEXT_CHARACTERS_MAX = 2_000;
const TONE_CHARACTERS_MAX = 500;
const CITY_CHARACTERS_MAX = 100;
const PAGE_CHARACTERS_MAX = 12_000;
const PAGES_MAX = 5;
const ANSWER_TOKENS = 1_000;

/** Pages of a site from which its context is read. */
export interface SiteTexts {
  readonly domain: string;
  /** The start page first; more than five are not read. */
  readonly pages: readonly {
    readonly path: string | null;
    readonly title: string | null;
    readonly metaDescription: string | null;
    readonly markdown: string;
  }[];
}

/** Null where the site does not say. */
export interface SiteContextWords {
  businessContext: string | null;
  voiceTone: string | null;
  countryName: string | null;
  cityName: string | null;
}

const contextSchema = z.object({
  business_context: z.string().nullable(),
  voice_tone: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
});

/** Asks what a site says of the business behind it. A city counts only when it is written on one of the pages. */
export function siteContextPrompt({ domain, pages }: SiteTexts, boundary: string): ModelPrompt<SiteContextWords> {
  const texts = pages.slice(0, PAGES_MAX).map(({ path, title, metaDescription, markdown }) => {
    const head = [path, title, metaDescription].map((text) => cleanText(text ?? '', 1_000));
    return [...head, markdown.slice(0, PAGE_CHARACTERS_MAX)].join('\n');
  });
  return createPrompt(
    {
      purpose: 'site-context',
      instructions: INSTRUCTIONS,
      material: [{ name: 'domain', text: cleanText(domain, 255) }, ...texts.map((text) => ({ name: 'page', text }))],
      request: 'Describe the business now.',
      schema: contextSchema,
      maxTokens: ANSWER_TOKENS,
      read({ business_context: business, voice_tone: tone, country, city }) {
        const cityName = cleanText(city ?? '', CITY_CHARACTERS_MAX);
        return {
          ok: true,
          value: {
            businessContext: cleanText(business ?? '', CONTEXT_CHARACTERS_MAX) || null,
            voiceTone: cleanText(tone ?? '', TONE_CHARACTERS_MAX) || null,
            countryName: countryOfName(country ?? '')?.countryName ?? null,
            cityName: cityName !== '' && isQuotedFrom(cityName, quotable(texts.join('\n'))) ? cityName : null,
          },
        };
      },
    },
    boundary,
  );
}

const INSTRUCTIONS = `From pages of a web site, describe the business behind it, for an editor who will write for it. Say only what the pages say; null where they do not.
- business_context: two to four sentences in English: what it offers, to whom, where, and what sets it apart.
- voice_tone: one sentence in English on how the site speaks to its readers (formal or casual, plain or technical, first or third person).
- country: the English name of the country it serves. city: the one city it works in, as the pages write it.`;
