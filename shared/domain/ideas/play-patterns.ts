/**
 * Patterns that group ideas in one play. Apart from the rules that propose ideas: reading stored ideas needs no words
 * of a language.
 */
export const playPatterns = [
  'solve_problems',
  'answer_questions',
  'compare_options',
  'name_prices',
  'reach_nearby',
  'use_season',
  'win_back_clicks',
  'join_pages',
  'climb',
  'earn_clicks',
  'deepen_topic',
  'sharpen_titles',
  'strengthen_pages',
] as const;
export type PlayPattern = (typeof playPatterns)[number];
