import * as z from 'zod';
import { checkKeys } from '../../shared/domain/checks/check.ts';
import { runChecks } from '../../shared/domain/checks/run-checks.ts';
import type { Language } from '../../shared/domain/language/languages.ts';
import { findMessages } from '../../shared/domain/messages/render-message.ts';
import { type FaultyPage, readFaultyPages } from '../../test/corpora/page-faults/faulty-page.ts';
import { gradingInput } from '../../test/shared/domain/grading/sample-pages.ts';
import { lastAnswer } from './model-call.ts';
import type { EvalCase, Outcome } from './outcome.ts';
import type { Ports } from './ports.ts';

/** Advice on the checks of pages as their owners left them. */
export const checkCases = (adviceLanguage: Language): EvalCase[] =>
  readFaultyPages()
    .flatMap(({ cases }) => cases)
    .map((page) => ({ title: page.page, run: (ports) => runAdvice(page, ports, adviceLanguage) }));

async function runAdvice(faulty: FaultyPage, { advisor, calls }: Ports, adviceLanguage: Language): Promise<Outcome> {
  const { keyword, path, language, page: _, faults: __, ...fields } = faulty;
  const input = gradingInput({ ...fields, path, language, primaryKeyword: keyword });
  const { checks, fields: checked } = runChecks({
    ...{ fields: input.fields, links: input.links, declaredLanguage: language },
    ...(input.document ? { document: input.document } : {}),
  });
  const { advice } = await advisor.advise({
    checks,
    messages: findMessages(adviceLanguage),
    page: { title: checked.title, h1: checked.h1, primaryKeyword: checked.primaryKeyword, path },
  });
  const shown = advice.flatMap(({ title, suggestion }) => [title, suggestion]);
  const written = readWords(lastAnswer(calls, 'advise'));
  return {
    checks: [],
    // A title and a suggestion count apart.
    written: written.length,
    kept: written.filter((text) => shown.includes(text)).length,
    shown,
  };
}

const wordsSchema = z.partialRecord(z.enum(checkKeys), z.object({ title: z.string(), suggestion: z.string() }));
const readWords = (answer: unknown): readonly string[] =>
  Object.values(wordsSchema.safeParse(answer).data ?? {}).flatMap(({ title, suggestion }) => [title, suggestion]);
