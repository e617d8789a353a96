import * as z from 'zod';
import type { Language } from '../../shared/domain/language/languages.ts';
import { type IdeaChoiceCase, ideaChoiceShape } from '../../test/corpora/idea-choices/idea-choice.ts';
import { readSets } from '../../test/corpora/sets.ts';
import { lastAnswer } from './model-call.ts';
import type { EvalCase, Outcome } from './outcome.ts';
import type { Ports } from './ports.ts';

/** Content ideas that an editor chooses from, and words. */
export const ideaCases = (adviceLanguage: Language): EvalCase[] =>
  readSets('idea-choices', ideaChoiceShape)
    .flatMap(({ cases }) => cases)
    .map((one) => ({ title: one.site.name, run: (ports) => runIdeas(one, ports, adviceLanguage) }));

async function runIdeas(
  { site, ideas }: IdeaChoiceCase,
  { ideaWriter, calls }: Ports,
  adviceLanguage: Language,
): Promise<Outcome> {
  const proposals = ideas.map(({ keyword, expect, ...idea }) => ({
    ...{ ...idea, expect, ruled: idea },
    keywords: [{ keyword, volume: null, kd: null, cpc: null }],
  }));
  const { ideas: chosen } = await ideaWriter.write(proposals, { ...site, adviceLanguage }, proposals.length);
  const shown = chosen.flatMap(({ title, description }) => [title, description]);
  const written = readWords(lastAnswer(calls, 'word-ideas'));
  const isChosen = (title: string): boolean => chosen.some(({ ruled }) => ruled.title === title);
  return {
    checks: ideas.map(({ title, expect }) =>
      expect === 'chosen'
        ? { measure: 'ideas worth the work are kept', line: `${site.name}: ${title}`, holds: isChosen(title) }
        : { measure: 'ideas without worth are refused', line: `${site.name}: ${title}`, holds: !isChosen(title) },
    ),
    // A title and a description count apart.
    written: written.length,
    kept: written.filter((text) => shown.includes(text)).length,
    shown,
  };
}

const wordsSchema = z.object({ ideas: z.array(z.object({ title: z.string(), description: z.string() })) });
const readWords = (answer: unknown): readonly string[] =>
  (wordsSchema.safeParse(answer).data?.ideas ?? [])
    .flatMap(({ title, description }) => [title, description])
    .filter((text) => text !== '');
