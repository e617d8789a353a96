import { type ContentOptimizationClient, createClient } from '../../clients/typescript/src/index.ts';

/** Pauses; rejects when the audit is interrupted. */
export type Wait = (seconds: number) => Promise<void>;

/** The client of the API, and the pause between two polls. */
export type AuditApi = ContentOptimizationClient & { readonly wait: Wait };

export function openAuditApi(given: { baseUrl: string; apiKey: string; signal: AbortSignal; wait: Wait }): AuditApi {
  const { wait, ...options } = given;
  return { ...createClient(options), wait };
}
