import type { ComponentType } from '../rubric/rubric.ts';

/** The part without which there is nothing to judge: rules then say what is missing. */
export type JudgedPart = 'title' | 'metaDescription' | 'schema' | 'body' | 'links' | 'searchResults';

interface JudgedCriterion {
  readonly component: ComponentType;
  readonly needs: readonly JudgedPart[];
  /** A page that earns so many points of ten. Without them, a model gives most pages the middle. */
  readonly anchors: Readonly<Record<10 | 8 | 5 | 2, string>>;
}

/**
 * The criteria that take judgement, and so go to a language model. All others are counted (lengths, levels, links, how often a keyword
 * stands in the text, how long its words are) or found (an author, a date, a contact): rules measure them better than any model does, at
 * no cost, and no text on a page can talk them round.
 */
export const judgedCriteria: Readonly<Record<string, JudgedCriterion>> = {
  title_specificity: {
    component: 'title',
    needs: ['title'],
    anchors: {
      10: 'names the subject and what this page offers on it; could head no other page of the site',
      8: 'names the subject; the offer stays general',
      5: 'a topic that many pages share',
      2: 'a label such as "Home" or "Services", or the name of the business alone',
    },
  },
  title_wording: {
    component: 'title',
    needs: ['title'],
    anchors: {
      10: 'reads as a phrase a person would say',
      8: 'one needless word or separator',
      5: 'a chain of keywords or separators that can still be read',
      2: 'a list of keywords, shouting, or cut off in mid-word',
    },
  },
  title_h1_agreement: {
    component: 'title',
    needs: ['title', 'body'],
    anchors: {
      10: 'title and H1 promise the same, in whatever words',
      8: 'the same subject, one narrower',
      5: 'related subjects',
      2: 'a reader who clicked the title would think the page is another one',
    },
  },
  meta_description_appeal: {
    component: 'meta_description',
    needs: ['metaDescription'],
    anchors: {
      10: 'a fact or benefit of this page that makes a searcher choose it',
      8: 'a benefit, said in general words',
      5: 'says what the page is about and gives no reason to open it',
      2: 'a list of keywords, a stock phrase, or a sentence that breaks off',
    },
  },
  meta_description_distinct: {
    component: 'meta_description',
    needs: ['metaDescription', 'title'],
    anchors: {
      10: 'says what the title does not',
      8: 'repeats a part of the title and adds a fact',
      5: 'the title as a sentence',
      2: 'the title again, or the beginning of the text cut at a length',
    },
  },
  heading_wording: {
    component: 'headings',
    needs: ['body'],
    anchors: {
      10: 'the headings alone say what each section answers',
      8: 'most do; one or two are labels',
      5: 'half are labels such as "More" or "Our services"',
      2: 'labels, slogans or repetitions throughout',
    },
  },
  depth_coverage: {
    component: 'content_depth',
    needs: ['body'],
    anchors: {
      10: 'a reader with this question needs no second page',
      8: 'covers the subject; one aspect that readers expect is missing',
      5: 'covers the main aspect, and names others without saying anything on them',
      2: 'a few sentences that any page on the subject could have',
    },
  },
  depth_questions: {
    component: 'content_depth',
    needs: ['body'],
    anchors: {
      10: 'the questions readers come with are answered, each where they look for it',
      8: 'answers most of them',
      5: 'raises questions and leaves the answers general',
      2: 'answers none: it invites to ask',
    },
  },
  depth_specificity: {
    component: 'content_depth',
    needs: ['body'],
    anchors: {
      10: 'amounts, names, places, steps and examples throughout',
      8: 'specific in most sections',
      5: 'specific once or twice among generalities',
      2: 'adjectives: "modern", "individual", "high quality"',
    },
  },
  depth_originality: {
    component: 'content_depth',
    needs: ['body'],
    anchors: {
      10: 'each paragraph adds something, and something only this author could write',
      8: 'adds throughout; little that is its own',
      5: 'says some things twice',
      2: 'the same thought in other words from beginning to end, or text that was left unfinished',
    },
  },
  keyword_secondary: {
    component: 'keyword_use',
    needs: ['body'],
    anchors: {
      10: 'the subject of each secondary keyword is treated, in its words or others of the same meaning',
      8: 'most are treated',
      5: 'half are, or all are named without a word on them',
      2: 'one is named',
    },
  },
  readability_tone: {
    component: 'readability',
    needs: ['body'],
    anchors: {
      10: 'calm and addressed to the reader, as one would speak to a customer',
      8: 'one passage of advertising or officialese',
      5: 'advertising or officialese in half of the text',
      2: 'shouting or slogans throughout',
    },
  },
  structure_next_step: {
    component: 'structure',
    needs: ['body'],
    anchors: {
      10: 'the end says what to do next, why, and links to it',
      8: 'the end links to a next step that fits',
      5: 'a general "contact us", or a next step far from the end',
      2: 'the text just stops',
    },
  },
  links_anchor_text: {
    component: 'internal_links',
    needs: ['links'],
    anchors: {
      10: 'each link text says where it leads, read alone',
      8: 'nearly all do',
      5: 'half are "more" or "here"',
      2: 'bare addresses or "click here" throughout',
    },
  },
  schema_fit: {
    component: 'structured_data',
    needs: ['schema'],
    anchors: {
      10: 'the type says what the page is, and its values are those that the page shows',
      8: 'a fitting type; a value that differs from the page or is missing on it',
      5: 'a type that is too general for the page',
      2: 'markup about the site alone, or of something that the page does not show',
    },
  },
  trust_experience: {
    component: 'trust_signals',
    needs: ['body'],
    anchors: {
      10: 'own cases, tests, figures or pictures, with what came of them',
      8: 'one own case or figure in detail',
      5: 'says that there is experience and shows none',
      2: 'could have been written by someone who never did it',
    },
  },
  trust_sources: {
    component: 'trust_signals',
    needs: ['body'],
    anchors: {
      10: 'each claim that a reader may doubt names where it comes from, or needs no source',
      8: 'the main claims do',
      5: '"studies show" without saying which',
      2: 'bold claims and no source',
    },
  },
  serp_intent: {
    component: 'serp_analysis',
    needs: ['body', 'searchResults'],
    anchors: {
      10: 'the same kind of page as most results, and it does what the searcher came to do',
      8: 'the right kind of page; the searcher has to look for the part that helps',
      5: 'the subject fits, the kind of page does not',
      2: 'for another search',
    },
  },
  serp_answer: {
    component: 'serp_analysis',
    needs: ['body'],
    anchors: {
      10: 'the first paragraph answers the query in two or three sentences that could be quoted',
      8: 'the answer is in the first section',
      5: 'the answer is further down',
      2: 'it opens with a greeting, a slogan or background, and the answer never comes whole',
    },
  },
};

/** Whether a model judges a criterion: keys are unique in a rubric. */
export const takesJudgement = (criterion: string): boolean => Object.hasOwn(judgedCriteria, criterion);
