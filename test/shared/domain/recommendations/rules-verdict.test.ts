import { describe, expect, test } from 'vitest';
import { readEdit } from '../../../../shared/domain/recommendations/edit-reading.ts';
import { type KeptReason, keepReason } from '../../../../shared/domain/recommendations/kept-reason.ts';
import {
  type RulesQuestion,
  rulesVerdict,
  type ValidatorVerdict,
} from '../../../../shared/domain/recommendations/rules-verdict.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { gradingInput } from '../grading/sample-pages.ts';

const primaryKeyword = 'cold brew coffee';
type Question = Pick<RulesQuestion, 'criteria' | 'before' | 'after' | 'rubric'>;

type Concluded = Omit<ValidatorVerdict, 'reasoning'> & KeptReason;

/** The verdict, with its reasons in English. */
function concluded({ criteria, before, after, rubric }: Question, targetField = 'title'): Concluded {
  const edit = readEdit({ targetField, criteria, before, after, today: '2026-11-22' });
  const steps = rulesVerdict({ edit, criteria, before, after, rubric, curve: 'medium' });
  for (;;) {
    const step = steps.next();
    if (step.done) return { ...step.value, ...keepReason(step.value.reasoning) };
  }
}

const before = gradingInput({ title: 'Coffee', primaryKeyword, markdown: '# Coffee\n\nWords.\n' });
const titled = (title: string) => gradingInput({ title, primaryKeyword, markdown: '# Coffee\n\nWords.\n' });
const verdict = (title: string, criteria: string[]) =>
  concluded({ criteria, rubric: defaultRubric, before, after: titled(title) });

describe('every criterion must be met or clearly better', () => {
  test.each([
    {
      name: 'met',
      title: 'Cold brew coffee: how long it steeps and why',
      criteria: ['title_length', 'title_keyword'],
      addressed: true,
    },
    { name: 'unchanged', title: 'Coffee', criteria: ['title_length'], addressed: false },
    { name: 'a little better', title: 'Coffee brew', criteria: ['title_length'], addressed: false },
    {
      name: 'one met, the other not',
      title: 'How long coffee steeps and why it does',
      criteria: ['title_length', 'title_keyword'],
      addressed: false,
    },
    { name: 'worse', title: 'x', criteria: ['title_length'], addressed: false },
  ])('$name', ({ title, criteria, addressed }) => {
    expect(verdict(title, criteria)).toMatchObject({ addressed, reasoning: expect.stringMatching(/\.$/) });
  });
});

test('what was met before and has not changed is not addressed by doing nothing', () => {
  const page = titled('Cold brew coffee: how long it steeps and why');
  const { addressed, reasoning } = concluded({
    criteria: ['title_length'],
    rubric: defaultRubric,
    before: page,
    after: page,
  });
  expect([addressed, reasoning]).toEqual([false, expect.stringContaining('No criterion scores higher than before')]);
});

test('the reasoning quotes the evidence of what is short', () => {
  expect(verdict('Coffee', ['title_length', 'title_keyword']).reasoning).toContain('"Coffee"');
});

test('the same content gets the same verdict', () => {
  expect(verdict('Coffee brew', ['title_length'])).toEqual(verdict('Coffee brew', ['title_length']));
});

test('with criteria that the rubric does not have there is nothing to judge by', () => {
  expect(() => verdict('Coffee', ['no_such_criterion'])).toThrow(RangeError);
});

describe('without any criterion, as of an edit of a model whose criteria another one closes', () => {
  test('an edit that breaks no rule passes without a verdict', () => {
    expect(verdict('Cold brew coffee: how long to steep it', [])).toMatchObject({ addressed: true, skipped: true });
  });

  test.each([
    ['that changes nothing', 'Coffee'],
    ['that shouts', 'COLD BREW COFFEE: STEEP IT LONGER AND GRIND IT COARSER'],
  ])('an edit %s is refused, whatever another judge says', (_, title) => {
    expect(verdict(title, [])).toMatchObject({ addressed: false, isBinding: true });
  });
});

test('structured data that is no JSON is not addressed', () => {
  const after = { ...before, fields: { ...before.fields, schema: '{"@type":' } };
  expect(concluded({ criteria: ['schema_validity'], rubric: defaultRubric, before, after }, 'schema').addressed).toBe(
    false,
  );
});

describe('a passage that was rewritten is judged by itself', () => {
  const long =
    'Cold brew coffee is made by leaving coarse grounds in cold water for the better part of a day, which is a way that takes more patience than skill, and then pouring all of it slowly through a cloth into a clean jug that fits into the door of the fridge.';
  const rest = Array.from({ length: 9 }, (_, at) => `${long.replace('Cold brew coffee', `Batch ${at}`)}\n\n`).join('');
  const body = (passage: string) =>
    gradingInput({
      title: 'Cold brew coffee',
      primaryKeyword,
      markdown: `# Cold brew coffee\n\n${passage}\n\n## Batches\n\n${rest}`,
    });
  const judged = (passage: string) =>
    concluded(
      { criteria: ['readability_sentences'], rubric: defaultRubric, before: body(long), after: body(passage) },
      'body_content',
    ).addressed;

  test('it is enough that its sentences are short, on a page of long ones', () => {
    expect(
      judged(
        'Cold brew coffee needs coarse grounds and cold water. Leave it for eighteen hours. Then pour it through a cloth into a clean jug.',
      ),
    ).toBe(true);
  });

  test('a body that is as it was is not addressed', () => {
    expect(judged(long)).toBe(false);
  });
});

test('a title is not charged with a description that has nothing to add to it', () => {
  const page = (title: string) =>
    gradingInput({ title, primaryKeyword, metaDescription: 'Cold brew.', markdown: '# Coffee\n\nWords.\n' });
  const after = page('Cold brew coffee: how long it steeps and why');
  const criteria = ['title_length', 'title_keyword'];
  expect(concluded({ criteria, rubric: defaultRubric, before: page('Coffee'), after }).addressed).toBe(true);
});
