/** Which form of a response a client prefers (RFC 9110, section 12.5.1). */
import { invalidRequest } from './api-error.ts';
import type { NegotiatedResponse, Operation } from './operation.ts';

interface MediaRange {
  type: string;
  weight: number;
}

const ranges = (accept: string): MediaRange[] =>
  accept.split(',').map((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.map((parameter) => /^q=(\d(?:\.\d{1,3})?)$/.exec(parameter)?.[1]).find(Boolean) ?? '1';
    return { type, weight: Number(weight) };
  });

/** 0 when it is refused, or not named. The most specific range counts. */
function readWeight(contentType: string, accepted: readonly MediaRange[]): number {
  const [group = ''] = contentType.split('/');
  const matching = [contentType, `${group}/*`, '*/*'].map((range) => accepted.find(({ type }) => type === range));
  return matching.find((range) => range !== undefined)?.weight ?? 0;
}

/** Null when none of them is accepted. Of equal weights the first is chosen. */
function preferredType(accept: string, offered: readonly string[]): string | null {
  const accepted = ranges(accept.trim() === '' ? '*/*' : accept);
  const [best] = offered
    .map((type) => ({ type, weight: readWeight(type, accepted) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.type ?? null;
}

const negotiated = ({ responses }: Operation): NegotiatedResponse | undefined =>
  Object.values(responses).find((response) => response !== null && 'contentTypes' in response);

/** The form of the response of this operation; empty where it has one alone. @throws ApiError 400 when the client takes none of them. */
export function negotiate(operation: Operation, accept: string): string {
  const response = negotiated(operation);
  if (!response) return '';
  const preferred = preferredType(accept, response.contentTypes);
  if (preferred === null) {
    throw invalidRequest(`Invalid header: Accept: must allow one of ${response.contentTypes.join(', ')}`);
  }
  return preferred;
}
