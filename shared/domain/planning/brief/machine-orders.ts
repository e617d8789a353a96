import { compiled } from '../../language/word-pattern.ts';
import { wordsFor } from '../words/words-for.ts';

/**
 * Sentences that give orders to a machine that reads the brief: they say nothing of the business. What a person writes to people never
 * speaks of prompts and instructions.
 */
const order = compiled(String.raw`(?:^|\P{L})(?:${wordsFor('order')})(?:$|\P{L})`);
const marks =
  /<\/?(?:system|assistant|user|brief|instructions?|prompt)>|\[\/?(?:INST|SYSTEM)\]|<\|[a-z_]{2,20}\|>|\{\{[^{}]{0,60}\}\}/iu;

/** The lines of a brief without those in which something is ordered of a machine. */
export const removeMachineOrders = (text: string): string =>
  order.test(text) || marks.test(text)
    ? text
        .split('\n')
        .filter((line) => !order.test(line) && !marks.test(line))
        .join('\n')
    : text;
