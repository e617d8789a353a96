import { criterion } from './default-criteria-markup.ts';
import type { RubricCriterion } from './rubric.ts';

type ContentComponent = 'content_depth' | 'keyword_use' | 'readability' | 'structure' | 'trust_signals';

/** Criteria of the components that judge the text itself. */
export const contentCriteria: Readonly<Record<ContentComponent, readonly RubricCriterion[]>> = {
  content_depth: [
    criterion(
      'depth_length',
      14,
      'coverage',
      'Enough to say',
      'The body is long enough to answer the query; credit grows up to about 1,200 words.',
    ),
    criterion(
      'depth_coverage',
      14,
      'coverage',
      'Topic coverage',
      'Headings and text cover the secondary keywords and several aspects of the topic.',
    ),
    criterion(
      'depth_questions',
      8,
      'coverage',
      'Questions answered',
      'Questions that searchers ask are asked and answered.',
    ),
    criterion(
      'depth_specificity',
      10,
      'substance',
      'Specifics',
      'Numbers, names and examples instead of generalities.',
    ),
    criterion(
      'depth_originality',
      8,
      'substance',
      'No repetition',
      'Sentences and words are not repeated to fill the page.',
    ),
  ],
  keyword_use: [
    criterion(
      'keyword_intro',
      10,
      'placement',
      'Keyword in the opening',
      'The primary keyword appears within the first 100 words.',
    ),
    criterion(
      'keyword_headings',
      8,
      'placement',
      'Keyword in subheadings',
      'At least one subheading carries the primary keyword or its words.',
    ),
    criterion(
      'keyword_density',
      16,
      'frequency',
      'Natural frequency',
      'The keyword recurs, and makes up no more than about 2.5 % of the words.',
    ),
    criterion(
      'keyword_spread',
      6,
      'placement',
      'Spread',
      'The keyword appears in the beginning, the middle and the end.',
    ),
    criterion('keyword_secondary', 8, 'frequency', 'Secondary keywords', 'The secondary keywords appear in the text.'),
    criterion(
      'keyword_url',
      4,
      'placement',
      'Keyword in the URL',
      'The path contains the words of the primary keyword.',
    ),
  ],
  readability: [
    criterion(
      'readability_ease',
      10,
      'language',
      'Reading ease',
      'Flesch reading ease of 55 or more in English; short words and sentences elsewhere.',
    ),
    criterion(
      'readability_sentences',
      10,
      'language',
      'Sentence length',
      'Sentences average at most 20 words, and few exceed 28.',
    ),
    criterion('readability_paragraphs', 8, 'layout', 'Paragraph length', 'Paragraphs stay below about 100 words.'),
    criterion(
      'readability_tone',
      5,
      'language',
      'Calm tone',
      'No shouting: few exclamation marks and words in capitals.',
    ),
  ],
  structure: [
    criterion(
      'structure_opening',
      8,
      'layout',
      'Opening',
      'An introduction of some 20 to 120 words precedes the first section.',
    ),
    criterion(
      'structure_lists',
      8,
      'layout',
      'Lists and tables',
      'Steps, options and figures are set as lists or tables.',
    ),
    criterion(
      'structure_images',
      10,
      'media',
      'Images with alt text',
      'The page shows images, and each has an alternative text.',
    ),
    criterion(
      'structure_next_step',
      6,
      'layout',
      'Next step',
      'The end tells the reader what to do next, or links to it.',
    ),
  ],
  trust_signals: [
    criterion(
      'trust_author',
      10,
      'who',
      'Author',
      'A named author stands behind the text, in the body or in the structured data.',
    ),
    criterion('trust_dates', 8, 'when', 'Dates', 'The page says when it was published or updated.'),
    criterion(
      'trust_experience',
      12,
      'how',
      'First-hand experience',
      'The text reports own tests, cases, figures or quotations.',
    ),
    criterion('trust_sources', 8, 'how', 'Sources', 'Claims name or link their sources.'),
    criterion(
      'trust_contact',
      6,
      'who',
      'Who to contact',
      'The page leads to a contact or an about page, or gives contact data.',
    ),
  ],
};
