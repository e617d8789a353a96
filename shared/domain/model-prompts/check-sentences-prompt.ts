import * as z from 'zod';
import { createPrompt } from './create-prompt.ts';
import type { CheckMaterial } from './data-blocks.ts';
import { cleanText, type ModelPrompt } from './model-prompt.ts';

const SENTENCE_CHARACTERS_MAX = 1_000;
/** Some hundred numbers; models that think first spend the rest on that. */
const ANSWER_TOKENS = 1_000;

const checkSchema = z.object({ unsupported: z.array(z.number()) });

/**
 * Asks which sentences state what the material does not bear out: what code cannot read off quotations, numbers and names. The value is the
 * indexes of those sentences, in order. One call for all sentences of a plan, an outline or a batch, so it shares no context with another.
 */
export function checkSentencesPrompt(
  { material, sentences }: { readonly material: readonly CheckMaterial[]; readonly sentences: readonly string[] },
  boundary: string,
): ModelPrompt<readonly number[]> {
  const lines = sentences.map((sentence, at) => `${at + 1}. ${cleanText(sentence, SENTENCE_CHARACTERS_MAX)}`);
  return createPrompt(
    {
      purpose: 'check-sentences',
      instructions: INSTRUCTIONS,
      material: [...material, { name: 'sentences', text: lines.join('\n') }],
      request: 'List the numbers of the unsupported sentences now.',
      schema: checkSchema,
      maxTokens: ANSWER_TOKENS,
      read({ unsupported }) {
        const isNumbered = (number: number): boolean =>
          Number.isInteger(number) && number >= 1 && number <= sentences.length;
        if (!unsupported.every(isNumbered))
          return { ok: false, problem: `unsupported has numbers that are not from 1 to ${sentences.length}` };
        return { ok: true, value: [...new Set(unsupported.map((number) => number - 1))].toSorted((a, b) => a - b) };
      },
    },
    boundary,
  );
}

const INSTRUCTIONS = `You check numbered sentences against the material, before a client reads them. They are notes for an editor: purposes of pages, headings, guidance, descriptions, or edits of a text.
List the number of each sentence that states, or takes for granted, something about the business, the page or the world that the material does not bear out: a fact, number, price, name, place, person, product, service, quality, award, promise or date; a claim about other businesses, pages, searches or studies; an offer or a wished page that the material denies.
- "Describe the leather album" takes for granted that there is one; "Say that repairs take a day" states it. Both need the material.
- Borne out: what the material says in other words, in another language, in general terms, or as a question that it asks.
- Nothing is stated by what a page or section is to do: whom it is for, which question it answers, what to compare or explain, how many words it has, what it leaves to another page, what to leave out or to look up first. Nor by a kind of page that any site may have, nor by what everybody knows.
Of a sentence of which a part is unsupported, list the number. An empty list where all are borne out.`;
