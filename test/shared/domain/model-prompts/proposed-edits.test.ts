import { describe, expect, test } from 'vitest';
import { listSentences, removeUnsupported } from '../../../../shared/domain/model-prompts/checked-sentences.ts';
import type { WrittenEdit } from '../../../../shared/domain/model-prompts/judge-page-answer.ts';
import { pageEvidence } from '../../../../shared/domain/model-prompts/page-evidence.ts';
import type { PageQuestion } from '../../../../shared/domain/model-prompts/page-question.ts';
import { verifyEdits } from '../../../../shared/domain/model-prompts/proposed-edits.ts';
import { goodArticle, gradingInput } from '../grading/sample-pages.ts';
import { questionAbout, writtenEdit } from './page-questions.ts';

const longAddress = `https://films.example/${'a'.repeat(300)}`;
const markdown = `# Climbing for children at Felsenheim

Children climb at Felsenheim on Saturdays from 10 to 12, with a trainer from our team.

## What it costs

A course of six lessons costs €90, and the shoes are included. Read on [the booking page](/booking/).

## Who it is for

Children from the age of six, without experience. See [the film](${longAddress}).`;
const climbing = questionAbout(
  gradingInput({
    path: '/children/',
    title: 'Climbing for children',
    metaDescription: 'Climbing for children on Saturdays, with trainers who',
    primaryKeyword: 'climbing for children',
    markdown,
  }),
  { facts: ['phone: +49 761 123456'] },
);

const verify = (given: Partial<WrittenEdit>, question: PageQuestion = climbing) =>
  verifyEdits(
    [{ ...writtenEdit, title: 'Say more', description: 'Say more here.', ...given }],
    question,
    pageEvidence(question),
  );

const first = (given: Partial<WrittenEdit>, question: PageQuestion = climbing) =>
  verify(given, question).edits[0] ?? expect.unreachable();

describe('an edit', () => {
  test('keeps its words, its place and the text that it proposes', () => {
    const edit = first({
      target: 'meta_description',
      operation: 'replace',
      blocks: [],
      quote: 'with trainers who',
      title: 'Finish the meta description',
      description: 'It breaks off in mid-sentence. Say what a course costs.',
      proposed_text:
        'Climbing for children at Felsenheim: Saturdays from 10 to 12 with a trainer. Six lessons for €90, shoes included.',
      criteria: ['meta_description_appeal', 'meta_description_length'],
    });
    expect(edit).toMatchObject({
      title: 'Finish the meta description',
      description: 'It breaks off in mid-sentence. Say what a course costs.',
      targetField: 'meta_description',
      operation: 'replace',
      proposedText: expect.stringContaining('Six lessons for €90'),
    });
  });

  test.each([
    [
      'replaces the blocks that it names',
      { operation: 'replace', blocks: [4, 4, 99] },
      { targetNodeIds: ['b4'], afterNodeId: null },
    ],
    [
      'is inserted after the block that it names',
      { operation: 'insert', blocks: [2] },
      { targetNodeIds: null, afterNodeId: 'b2' },
    ],
    [
      'is inserted before the first block',
      { operation: 'insert', blocks: [0] },
      { targetNodeIds: null, afterNodeId: null },
    ],
    [
      'is inserted at the end where it names no block',
      { operation: 'insert', blocks: [] },
      { targetNodeIds: null, afterNodeId: 'b6' },
    ],
  ] satisfies [string, Partial<WrittenEdit>, object][])('%s', (_, given, place) => {
    expect(first(given)).toMatchObject(place);
  });

  test.each([
    ['quotes what is not on the page', { quote: 'every child wins a medal' }, 'quotation'],
    ['counts what no one counted', { description: 'The page has 7,431 gaps.' }, 'number'],
    ['replaces a block that is not there', { operation: 'replace', blocks: [99] }, 'place'],
    ['sends readers to an address that no one has', { description: 'Link to pills.example for more.' }, 'address'],
    ['has no words', { description: ' ' }, 'empty'],
    [
      'proposes the text that is there',
      { target: 'title', operation: 'replace', blocks: [], proposed_text: 'Climbing for children' },
      'duplicate',
    ],
  ] satisfies [string, Partial<WrittenEdit>, string][])('that %s goes', (_, given, reason) => {
    const name = 'target' in given ? given.target : 'body_content';
    expect(verify(given)).toEqual({ edits: [], dropped: [{ kind: 'edit', name, reason }] });
  });

  test.each([
    ['numbers of the page, and heading levels', 'Repeat below an H2 that six lessons cost €90.'],
    ['quotation marks around a wording that it proposes', 'Begin with "What a course costs" and name the price.'],
  ])('may name %s', (_, description) => {
    expect(first({ description })).toMatchObject({ description });
  });

  test('may name what the rubric asks for in the criteria that it closes, and there alone', () => {
    const description = 'Keep it between 120 and 160 characters.';
    const ofField = { target: 'meta_description', criteria: ['meta_description_length'] } as const;
    expect(first({ ...ofField, criteria: [...ofField.criteria], description })).toMatchObject({ description });
    expect(verify({ description })).toEqual({
      edits: [],
      dropped: [{ kind: 'edit', name: 'body_content', reason: 'number' }],
    });
  });

  test('may say how long its own text is', () => {
    const proposed_text = 'Children climb at Felsenheim with a trainer.';
    const description = `The new text has ${proposed_text.length} characters.`;
    expect(first({ description, proposed_text })).toMatchObject({ description });
  });

  test('loses a reason that counts what no one counted', () => {
    expect(verify({ why: 'It raises bookings by 7,431 %.' })).toMatchObject({
      edits: [{ whyItMatters: '' }],
      dropped: [{ kind: 'why_it_matters', name: 'Say more', reason: 'number' }],
    });
  });
});

describe('a proposed text', () => {
  test.each([
    ['a number', 'A course costs €75 for each child.', 'number'],
    ['a person', 'The trainer of the children is called Marlies Okafor and waits at the door.', 'name'],
    ['an address of mail', 'Write to kids@felsenheim.example and we answer.', 'address'],
    ['a link', 'Read the [prices of the hall](https://felsenheim.example/prices/).', 'address'],
    ['a picture', 'Children climb here: ![a wall](/images/wall.jpg)', 'address'],
    ['an address that was not shown whole', `Children [climb](${longAddress.slice(0, 200)}) here.`, 'address'],
    ['a placeholder', 'Children climb with [name of the trainer].', 'placeholder'],
    [
      'another language',
      'quand les enfants viennent le samedi avec leurs parents, une personne de la salle reste avec eux.',
      'objection',
    ],
  ])('with %s that is not on the page goes, and its edit stays', (_, proposed_text, fault) => {
    const { edits, dropped } = verify({ proposed_text });
    expect(edits).toMatchObject([{ proposedText: null, title: 'Say more' }]);
    expect(dropped).toEqual([{ kind: 'proposed_text', name: 'Say more', reason: fault }]);
  });

  test.each([
    ['says what the page says', 'A child who never climbed can begin in any week: a trainer stays at the wall.'],
    [
      'names the facts of the business',
      'Children may join a course at any time: call +49 761 123456 for the next lesson.',
    ],
    ['links to what the page links to', 'Children get a place in the next course on [the booking page](/booking/).'],
    ['numbers its steps', '1. Children bring sports clothes.\n2. Children get shoes from the trainer.'],
  ])('that %s stays', (_, proposed_text) => {
    expect(verify({ proposed_text })).toMatchObject({ edits: [{ proposedText: proposed_text }], dropped: [] });
  });

  const shortened = 'A course of six lessons costs €90, and the shoes are included.';

  test('that gives an answer of the page in place of other words stays; beside them it says the same once more', () => {
    const opening: Partial<WrittenEdit> = { proposed_text: shortened, criteria: ['serp_answer'] };
    expect(verify({ ...opening, operation: 'replace', blocks: [2] }).edits[0]?.proposedText).toBe(shortened);
    expect(verify({ ...opening, operation: 'insert', blocks: [1] }).dropped).toEqual([
      { kind: 'proposed_text', name: 'Say more', reason: 'objection' },
    ]);
  });

  test('of a heading that asks what its section answers stays', () => {
    const proposed_text = '## Can children without experience from the age of six climb?';
    const heading: Partial<WrittenEdit> = { operation: 'replace', blocks: [5], criteria: ['heading_wording'] };
    expect(verify({ ...heading, proposed_text })).toMatchObject({
      edits: [{ proposedText: proposed_text }],
      dropped: [],
    });
  });

  test('of structured data that says what the page says stays', () => {
    const proposed_text = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Climbing for children',
      description: 'A course of six lessons costs €90, and the shoes are included.',
      provider: { '@type': 'Organization', name: 'Felsenheim' },
    });
    expect(verify({ target: 'schema', blocks: [], proposed_text, criteria: ['schema_coverage'] })).toMatchObject({
      edits: [{ proposedText: proposed_text, closes: [{ criterion: 'schema_coverage', part: 1 }] }],
      dropped: [],
    });
  });

  test('that is no JSON goes, where structured data is proposed', () => {
    expect(verify({ target: 'schema', blocks: [], proposed_text: '{"@type": ' }).dropped).toEqual([
      { kind: 'proposed_text', name: 'Say more', reason: 'form' },
    ]);
  });

  test('closes of what is counted only what it closes when it is measured', () => {
    const meta = (proposed_text: string) =>
      first({
        target: 'meta_description',
        operation: 'replace',
        blocks: [],
        proposed_text,
        criteria: ['meta_description_length'],
      }).closes;
    const long =
      'Climbing for children at Felsenheim: Saturdays from 10 to 12 with a trainer from our team. Six lessons cost €90, with the shoes.';
    expect(meta(long)).toEqual([{ criterion: 'meta_description_length', part: 1 }]);
    expect(meta('Climbing for children, with a trainer.')).toEqual([]);
  });

  test('promises nothing for criteria that the page or the rubric does not have', () => {
    expect(first({ criteria: ['no_such_criterion', 'depth_specificity', 'depth_specificity'] }).closes).toEqual([
      { criterion: 'depth_specificity', part: 0.7 },
    ]);
  });
});

describe('a sentence that the page does not bear out', () => {
  const question = questionAbout(gradingInput(goodArticle));
  const { edits } = verifyEdits(
    [
      {
        ...writtenEdit,
        title: 'Say how coarse',
        description: 'Visitors love our grind. Say how coarse it is.',
        why: 'Readers ask.',
      },
      { ...writtenEdit, title: 'Say how long', description: 'Say how long it steeps.', why: 'Everyone wants to know.' },
    ],
    question,
    pageEvidence(question),
  );
  const sentences = listSentences(edits);
  const removed = (part: string) =>
    removeUnsupported(
      edits,
      sentences.filter(({ sentence }) => sentence === part),
    );

  test('takes the whole edit with it where it is advice', () => {
    const { edits: kept, dropped } = removed('Visitors love our grind.');
    expect([kept.map(({ title }) => title), dropped]).toEqual([
      ['Say how long'],
      [{ kind: 'edit', name: 'body_content', reason: 'unsupported' }],
    ]);
  });

  test('takes the reason alone', () => {
    const { edits: kept, dropped } = removed('Everyone wants to know.');
    expect(kept.map(({ whyItMatters }) => whyItMatters)).toEqual(['Readers ask.', '']);
    expect(dropped).toEqual([{ kind: 'why_it_matters', name: 'Say how long', reason: 'unsupported' }]);
  });

  test('takes the proposed text as a whole, and leaves the advice', () => {
    const [edit] = edits;
    const proposing = [{ ...(edit ?? expect.unreachable()), proposedText: 'Grind it coarse. It wins prizes.' }];
    const unsupported = listSentences(proposing).filter(({ sentence }) => sentence === 'It wins prizes.');
    expect(removeUnsupported(proposing, unsupported)).toMatchObject({
      edits: [{ proposedText: null, title: 'Say how coarse' }],
      dropped: [{ kind: 'proposed_text', name: 'Say how coarse', reason: 'unsupported' }],
    });
  });
});
