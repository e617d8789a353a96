import { addFullStop } from '../grading/statement.ts';
import { truncated } from '../language/text-length.ts';
import { type Message, message, type Said } from '../messages/message.ts';
import { toEnglish, wordTogether } from '../messages/word-together.ts';

const CHARACTERS_MAX = 1500;

/** The sentences of a description, and what they are shown by. */
export interface Description {
  readonly findings: readonly Said[];
  readonly example: Said | null;
}

/** The words of a recommendation for other languages than English. */
export interface RecommendationWords {
  readonly title: Message;
  readonly description: Message;
  readonly whyItMatters: Message;
}

interface Words {
  readonly title: string;
  readonly description: string;
  readonly whyItMatters: string;
  readonly words?: RecommendationWords;
}

/** A recommendation in English, and for other languages where all of it is of sentences. */
export function composeWords(said: {
  readonly title: Said;
  readonly description: Description;
  readonly whyItMatters: Said;
}): Words {
  const description = wordDescription(said.description);
  const { title, whyItMatters } = said;
  const isWorded = typeof title !== 'string' && typeof description !== 'string' && typeof whyItMatters !== 'string';
  return {
    title: toEnglish(title),
    description: describeInEnglish(said.description),
    whyItMatters: toEnglish(whyItMatters),
    ...(isWorded ? { words: { title, description, whyItMatters } } : {}),
  };
}

function describeInEnglish({ findings, example }: Description): string {
  const shown = example === null ? '' : ` Example: ${addFullStop(toEnglish(example))}`;
  return `${truncated(findings.map(toEnglish).join(' '), CHARACTERS_MAX - shown.length)}${shown}`;
}

function wordDescription({ findings, example }: Description): Said {
  if (example === null) return wordTogether(message('recommendations.description.plain', { findings }), findings);
  // Markup is no sentence.
  const form = typeof example === 'string' && example.endsWith('}') ? 'with-markup' : 'with-example';
  return wordTogether(message(`recommendations.description.${form}`, { findings, example }), findings);
}
