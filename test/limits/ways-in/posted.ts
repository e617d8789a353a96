import { parsePostedBody } from '../../../functions/content/posted-body.ts';
import { readEntries } from '../../../functions/facts/read-entries.ts';
import { gradeSentText } from '../../../functions/recommendations/grade-sent-text.ts';
import { listLinkedPages } from '../../../functions/sites/list-linked-pages.ts';
import { runChecks } from '../../../shared/domain/checks/run-checks.ts';
import { DRAFT_VALUE_CHARACTERS_MAX } from '../../../shared/domain/drafts/draft-fields.ts';
import { factSheet, type RankedFact } from '../../../shared/domain/facts/fact-sheet.ts';
import type { GradingInput } from '../../../shared/domain/grading/grading-input.ts';
import { openQuestions } from '../../../shared/domain/planning/open-questions.ts';
import { planPages } from '../../../shared/domain/planning/plan-pages.ts';
import { readEdit } from '../../../shared/domain/recommendations/edit-reading.ts';
import { rulesVerdict } from '../../../shared/domain/recommendations/rules-verdict.ts';
import { checkReport } from '../../../shared/domain/reports/check-report.ts';
import { defaultRubric } from '../../../shared/domain/rubric/default-rubric.ts';
import { validateStructuredData } from '../../../shared/domain/structured-data/validate-structured-data.ts';
import { RECORD_BYTES_MAX, readCsvRecords } from '../../../shared/operator/csv-records.ts';
import { parseHeader, parseRow } from '../../../shared/operator/keyword-columns.ts';
import { gradeAll, gradingInput, type SamplePage } from '../../shared/domain/grading/sample-pages.ts';
import { DOCUMENT_CHARACTERS, HEADER_CHARACTERS, type WaysIn } from './way-in.ts';

/** The API's own limit of a brief. */
const BRIEF_CHARACTERS = 20_000;
const FACT_CHARACTERS = 5_000;

const own = {
  title: 'Bicycle repairs in Leeds',
  primaryKeyword: 'bicycle repair',
  markdown: '# Bicycle repairs\n\nThe workshop repairs bicycles of any kind.\n',
};

/** Judges a page as a request for checks and an analysis do. */
function judged(page: SamplePage): GradingInput {
  const input = gradingInput(page);
  runChecks({ fields: input.fields, links: input.links });
  gradeAll(input);
  return input;
}

const draftOf = (read: (value: string) => unknown): WaysIn[string] => ({
  characters: DRAFT_VALUE_CHARACTERS_MAX,
  read: (text, characters) => read(text.of(characters)),
});

function judgedEdit(after: SamplePage): void {
  const pages = { before: gradingInput(own), after: gradingInput(after) };
  const criteria = defaultRubric.components.flatMap((component) => component.criteria.map(({ key }) => key));
  const edit = readEdit({ targetField: 'body_content', criteria, ...pages, today: '2026-05-11' });
  const steps = rulesVerdict({ edit, criteria, ...pages, rubric: defaultRubric, curve: 'medium' });
  while (steps.next().done !== true);
}

/** Grades what is on an editor's screen: a title, a description and an H1 as long as the route takes them, and the text. */
function gradedOnScreen(text: string): Promise<unknown> {
  const page = gradingInput(own);
  const content = { fields: page.fields, body: null } as unknown as Parameters<typeof gradeSentText>[1];
  const line = text.slice(0, DRAFT_VALUE_CHARACTERS_MAX).replaceAll('\n', ' ');
  const sent = { title: line, meta_description: line, h1: line, markdown: `${own.markdown}\n${text}` };
  return gradeSentText({ components: [], input: { page, rubric: defaultRubric, curve: 'medium' } }, content, sent);
}

async function importedKeywords(csv: string): Promise<void> {
  const bytes = (async function* () {
    yield Buffer.from(csv);
  })();
  const header = parseHeader(['keyword', 'search_volume']);
  for await (const record of readCsvRecords(bytes))
    if (header.ok && 'fields' in record) parseRow(header.value, record.fields);
}

/** Text from clients and operators. */
export const postedWays: WaysIn = {
  'Markdown that is posted': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => parsePostedBody({ markdown: text.of(characters) }),
  },
  'Markdown that is graded: a paragraph': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => judged({ ...own, markdown: `${own.markdown}\n${text.of(characters)}` }),
  },
  'Markdown that is graded: headings, lists and pictures': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => {
      const part = text.of(Math.floor(characters / 6)).replaceAll('\n', ' ');
      return judged({
        ...own,
        markdown: `# ${part}\n\n${own.markdown}\n## ${part}\n\n- ${part}\n\n| ${part} | b |\n|-|-|\n| c | ${part} |\n\n![${part}](/a.png)\n`,
      });
    },
  },
  'text that is graded on a screen': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => gradedOnScreen(text.of(characters)),
  },
  'a report that is shared': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => {
      const part = text.of(Math.floor(characters / 5));
      const attribute = part.replaceAll('"', "'");
      return checkReport(
        `<!doctype html><html lang="${attribute}"><title>${part}</title><style>${part}</style><main><p class="${attribute}">${part}</p></main></html>`,
      );
    },
  },
  'the query of the linked pages': {
    characters: HEADER_CHARACTERS,
    read: (text, characters) => {
      const part = text.of(Math.floor(characters / 5));
      return listLinkedPages.query?.safeParse({ clicks: part, only: part, sort: part, page: part, limit: part });
    },
  },
  'content of a recommendation': {
    characters: 50_000,
    read: (text, characters) => {
      const part = text.of(Math.floor(characters / 4)).replaceAll('\n', ' ');
      const short = text.of(60).replaceAll('\n', ' ');
      judgedEdit({
        ...own,
        markdown: `${own.markdown}\n![${short}](/b.png)\n\n## ${part}\n\n${part}\n\n![${part}](/a.png)\n\n[${part}](/x/)\n`,
      });
    },
  },
  'draft of the title': draftOf((title) => judged({ ...own, title })),
  'draft of the meta description': draftOf((metaDescription) => judged({ ...own, metaDescription })),
  'draft of the H1': draftOf((h1) => judged({ ...own, markdown: `# ${h1.replaceAll('\n', ' ')}\n` })),
  'draft of the primary keyword': draftOf((primaryKeyword) => judged({ ...own, primaryKeyword })),
  'draft of the schema': draftOf((value) => {
    const part = value.slice(0, value.length / 6);
    const schema = {
      '@type': ['Article', part],
      headline: part,
      datePublished: part,
      author: { '@type': 'Person', name: part, url: part },
      offers: { '@type': 'Offer', price: part, priceCurrency: part },
    };
    validateStructuredData(JSON.stringify(schema));
    validateStructuredData(value);
    return judged({ ...own, schema });
  }),
  brief: {
    characters: BRIEF_CHARACTERS,
    read: (text, characters) => {
      const input = { brief: text.of(characters), siteName: 'site.example' };
      return [planPages(input), openQuestions(input)];
    },
  },
  'brief of short lines': {
    characters: BRIEF_CHARACTERS,
    read: (text, characters) => {
      const line = `${text.of(60)}.\nWe offer: ${text.of(49)}, ${text.of(30)}\n- ${text.of(60)}\n`;
      const input = { brief: line.repeat(Math.floor(characters / line.length)), siteName: text.of(60) };
      return [planPages(input), openQuestions(input)];
    },
  },
  facts: {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => {
      const entries = Array.from({ length: Math.floor(characters / FACT_CHARACTERS) }, (_, at) => [
        { kind: 'testimonial', data: { quote: `${at} ${text.of(FACT_CHARACTERS - 100)}`, author: text.of(60) } },
        { kind: 'contact', key: 'phone', data: { value: text.of(2_000) } },
        { kind: 'identity', key: 'name', data: { value: text.of(2_000) } },
        { kind: 'person', data: { name: text.of(300), role: text.of(300) } },
      ]).flat();
      const { claims } = readEntries(entries);
      return factSheet(
        claims.map(
          ({ claim, index }): RankedFact => ({
            id: String(index),
            kind: claim.kind,
            key: claim.key,
            data: claim.data,
            source: 'api',
            status: 'active',
            verified: false,
            edited: false,
            activeCitationCount: 0,
            updatedAt: '2026-05-11T00:00:00Z',
          }),
        ),
      );
    },
  },
  'keyword import: a record': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) =>
      importedKeywords(
        `${text.of(RECORD_BYTES_MAX / 4).replaceAll('\n', ' ')},1\n`.repeat(characters / RECORD_BYTES_MAX),
      ),
  },
  'keyword import: open quotes': {
    characters: DOCUMENT_CHARACTERS,
    read: (text, characters) => importedKeywords(`"${text.of(characters - 1)}`),
  },
};
