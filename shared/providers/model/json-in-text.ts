const THOUGHT_END = '</think>';

/**
 * The JSON object in an answer, for servers that could not be asked for JSON alone: without the reasoning that some models
 * print first, without a code fence, from the first brace to the last. Undefined when that is no JSON.
 */
export function jsonInText(text: string): unknown {
  const whole = parsed(text.trim());
  if (whole !== undefined) return whole;
  const thought = text.lastIndexOf(THOUGHT_END);
  const answer = thought === -1 ? text : text.slice(thought + THOUGHT_END.length);
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  return from === -1 || to < from ? undefined : parsed(answer.slice(from, to + 1));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
