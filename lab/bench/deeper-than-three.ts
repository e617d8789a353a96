const startsAJob =
  'what it reads and the ids come before the transaction that makes its job, and the first calls of the job are counted with it';
const aVerb =
  'the id leads to a page, that to the analysis and the recommendation, those to what was graded; the verdict is written on the condition that all is as it was';

/** The endpoints that wait for more than three DynamoDB calls one after the other, by operation, and why each has to. */
export const deeperThanThree: Readonly<Record<string, string>> = {
  acceptIdea:
    'the idea, its page, the transaction, what came of it, and then the scores or the analysis that it asks for',
  analyzeFromChecks: startsAJob,
  analyzePage: startsAJob,
  analyzePages:
    'the site, the pages with their locks and the allowance, the ids, a transaction for each nineteen pages one after the other because they share the counter of the allowance, and the first calls of the jobs',
  createConsoleKey: 'the session, the id, the keys that there are, and the key on the condition that they are no more',
  createConsoleSession:
    'the address is counted, the link is used up, and the session that it gives leads to the person and the organization',
  createPlanPage: 'the site is read before a free slug is looked for, and that before the page is written',
  createSite: startsAJob,
  exportSite: 'the site, the positions of the rows, the rows, and the bodies that are stored in parts',
  editConsoleFact: 'the session, the site beside its facts, the fact on the condition that it is as it was',
  dismissIdea: 'the idea, the transaction, the idea as it is then; the lists that show it follow',
  dismissRecommendation: aVerb,
  generateOutline: startsAJob,
  generatePlan: 'the site, its plan, its pages, and the generation',
  getPlan: 'the plan is read after the site, its pages and the crawl after the plan',
  getSnapshot: 'a snapshot id leads to a page, that to the row, and that to the body',
  goLive: startsAJob,
  listIncomingLinks:
    'the page leads to the latest audit of its site, that to the packed links, those to the pages and anchors that they come from',
  lookupPage: 'the host leads to sites, those and the path to a page id, that to the page',
  judgeRecommendation: aVerb,
  postContent:
    'block ids come from the body that is replaced, and the new body is stored before the row that points at it',
  previewGrade: 'the page leads to its analysis, that to the text and the keywords that were graded',
  putDraft: 'the page and its drafts, the id with the value that the page has now, and the write',
  recheckRecommendation: aVerb,
  recrawlPage: startsAJob,
  refreshIdeas: startsAJob,
  reopenIdea: 'the idea, the other dismissed ones, the transaction, the idea as it is then',
  revokeConsoleKey: 'the session, the key, and the revocation on the condition that it is as it was',
  resolveRecommendation: aVerb,
  startCrawl: startsAJob,
  startPlanKeywords: startsAJob,
  updatePage:
    'a keyword is written together with a look at the lock of keyword generation, which answers nothing: the page is read after it; scores follow',
  updatePages: 'pages are written one at a time in the listed order, as it is documented',
};
