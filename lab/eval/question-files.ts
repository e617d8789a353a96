import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toQuestion } from '../../shared/providers/model/recordings.ts';
import type { ModelCall } from '../../test/harness/model-protocols.ts';
import { purposeOfSchema } from './purpose-of-schema.ts';

const QUESTION = '.question.md';
const ID = /^id: ([0-9a-f]{32})$/m;

/** The questions of a folder, each a file, with its answer in another one beside it. */
export interface QuestionFiles {
  /** Writes a question that was not asked before. Returns its number. */
  add(call: Pick<ModelCall, 'system' | 'user' | 'schema' | 'correction'>): string;
  /** Null until the answer is there, as a whole. */
  readAnswer(number: string): Record<string, unknown> | null;
}

export function openQuestionFiles(folder: string): QuestionFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const numbers = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(QUESTION))) {
    const [, id] = ID.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    if (id !== undefined) numbers.set(id, file.slice(0, -QUESTION.length));
  }
  return {
    add({ system, user, schema = {}, correction }) {
      // Without the boundary, which is another one each time.
      const earlier = correction === undefined ? undefined : { answer: '', problem: correction };
      const question = toQuestion({ system, user, schema, ...(earlier ? { earlier } : {}) });
      const id = createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 32);
      const known = numbers.get(id);
      if (known !== undefined) return known;
      const number = String(numbers.size + 1).padStart(3, '0');
      numbers.set(id, number);
      writeFileSync(path.join(folder, `${number}${QUESTION}`), questionText(id, number, question), { mode: 0o600 });
      return number;
    },
    readAnswer(number) {
      const file = path.join(folder, `${number}.answer.json`);
      if (!existsSync(file)) return null;
      try {
        const answer: unknown = JSON.parse(readFileSync(file, 'utf8'));
        return typeof answer === 'object' && answer !== null ? { ...answer } : null;
      } catch {
        // It is still being written, or is to be corrected.
        return null;
      }
    },
  };
}

const questionText = (id: string, number: string, question: ReturnType<typeof toQuestion>): string => `id: ${id}
purpose: ${purposeOfSchema(question.schema)}

Write the answer as JSON of the form at the end into ${number}.answer.json.

# Instructions

${question.system}

# Question

${question.user}
${question.earlier === null ? '' : `\n# Your earlier answer could not be used\n\n${question.earlier.problem}\n`}
# Form of the answer

\`\`\`json
${JSON.stringify(question.schema, null, 2)}
\`\`\`
`;
