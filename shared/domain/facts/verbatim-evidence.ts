import { collectTexts } from './fact-sheet.ts';
import type { Observation } from './observation.ts';

/**
 * The observation with evidence that stands in the structured data word for word. What was put together of several values (an
 * address, opening hours, a person's name and role) is proved by the longest of them; the locator leads to the others.
 */
export function addVerbatimEvidence(observation: Observation, schema: unknown): Observation {
  const { evidence, locator } = observation;
  const texts = collectTexts(valueAt(schema, locator)).filter((text) => text.trim() !== '');
  if (texts.some((text) => text.includes(evidence))) return observation;
  // A day may be written as an address: `https://schema.org/Monday`.
  const parts = texts.filter((text) => evidence.includes(text)).sort((a, b) => b.length - a.length);
  return { ...observation, evidence: parts[0] ?? texts[0] ?? evidence };
}

/** The value at a JSON pointer (RFC 6901); undefined where there is none. */
function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const token of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Object.entries(value).find(([key]) => key === name)?.[1];
  }
  return value;
}
