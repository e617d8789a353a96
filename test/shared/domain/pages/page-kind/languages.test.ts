import { expect, test } from 'vitest';
import { extractPage } from '../../../../../shared/domain/extraction/extract-page.ts';
import { findMessages } from '../../../../../shared/domain/messages/render-message.ts';
import {
  type MarkupEvidence,
  noMarkup,
  noStructure,
  type StructureEvidence,
} from '../../../../../shared/domain/pages/page-kind/clue.ts';
import { detectPageKind } from '../../../../../shared/domain/pages/page-kind/detect-page-kind.ts';
import {
  DEFAULT_LANGUAGE,
  listMessageLanguages,
  readMessages,
} from '../../../../../shared/language-data/messages/read-messages.ts';
import { detectKind } from '../../../../corpora/page-kinds/detect-kind.ts';
import { pageKindCaseShape } from '../../../../corpora/page-kinds/page-kind-case.ts';
import { readSets } from '../../../../corpora/sets.ts';

const examples = readSets('page-kinds', pageKindCaseShape)
  .filter(({ measured_by }) => measured_by === undefined)
  .flatMap(({ cases }) => cases);

/** Pages with what the examples do not have. */
const samples: { markup?: Partial<MarkupEvidence>; structure?: Partial<StructureEvidence>; h1?: string }[] = [
  { markup: { itemTypes: ['Article'], openGraphType: 'article' } },
  { markup: { generator: 'Sphinx 7' } },
  { structure: { questions: 4 } },
  { markup: { itemTypes: ['LocalBusiness'] }, structure: { contactLinks: 1 } },
  { structure: { hasContactForm: true } },
];

const thanks = '<main><h1>Merci !</h1><p>Votre message nous est bien parvenu.</p></main>';

const evidence = [
  ...extractPage({ html: thanks, url: 'https://a.example/x' }).signals.kind.evidence,
  ...examples.flatMap((page) => detectKind(page).evidence),
  ...samples.flatMap(({ markup, structure, h1 = '' }) => {
    const path = '/2024/05/17/x';
    const parts = { markup: { ...noMarkup, ...markup }, structure: { ...noStructure, ...structure } };
    return detectPageKind({ url: `https://a.example${path}`, path, title: null, h1, ...parts }).evidence;
  }),
];

test.each(listMessageLanguages())('the evidence for each kind is worded in "%s"', (language) => {
  const messages = findMessages(language);
  for (const sentence of evidence) expect(messages.render(sentence)).toMatch(/^\S.*\.$/s);
});

test('each sentence on kinds is evidence for the kind of a page', () => {
  const ids = Object.keys(readMessages(DEFAULT_LANGUAGE).messages).filter((id) => id.startsWith('kinds.'));
  const formed = new Set<string>(evidence.map(({ id }) => id));
  expect(ids.filter((id) => !formed.has(id))).toEqual([]);
});
