/** Data that several parts of a page read. */
import { api, type Output } from '../app/client.ts';
import { type Query, useQuery } from '../app/use-query.ts';
import { showRounded } from '../texts/numbers.ts';
import { texts } from '../texts/texts.ts';

export type PageDetail = Output<'getPage'>['data'];
export type Analysis = NonNullable<Output<'getAnalysis'>['data']>;
export type Recommendation = Analysis['recommendations'][number];
export type Checks = Output<'getChecks'>['data'];

export const analysisKey = (pageId: number): string => `page:${pageId}/analysis`;

export const useAnalysis = (pageId: number): Query<Output<'getAnalysis'>> =>
  useQuery(analysisKey(pageId), (signal) => api.getAnalysis({ pageId }, { signal }));

export const useChecks = (pageId: number): Query<Output<'getChecks'>> =>
  useQuery(`page:${pageId}/checks`, (signal) => api.getChecks({ pageId }, { signal }));

/** The title of a page, or the name that a plan gave it. */
export const pageTitle = ({ latest_snapshot: snapshot, name }: PageDetail): string =>
  snapshot?.title ?? name ?? texts.page.untitled;

/** A score with at most one decimal. */
export const showScore = showRounded;
