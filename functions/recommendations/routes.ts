import type { Operation } from '../../shared/http/operation.ts';
import { dismissRecommendation } from './dismiss-recommendation.ts';
import { judgeRecommendation } from './judge-recommendation.ts';
import { previewGrade } from './preview-grade.ts';
import { recheckRecommendation } from './recheck-recommendation.ts';
import { resolveRecommendation } from './resolve-recommendation.ts';

export const recommendationRoutes: readonly Operation[] = [
  dismissRecommendation,
  resolveRecommendation,
  recheckRecommendation,
  judgeRecommendation,
  previewGrade,
];
