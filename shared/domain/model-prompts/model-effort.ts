/** How much a model thinks before it answers, from nothing up: the words of OpenAI and Anthropic. */
export const modelEfforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
export type ModelEffort = (typeof modelEfforts)[number];
