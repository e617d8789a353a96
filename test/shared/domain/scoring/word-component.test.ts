import { describe, expect, test } from 'vitest';
import { message } from '../../../../shared/domain/messages/message.ts';
import { findMessages, renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import {
  componentName,
  criterionDescription,
  criterionName,
} from '../../../../shared/domain/scoring/component-name.ts';
import { addRemark, composeRationale } from '../../../../shared/domain/scoring/component-rationale.ts';
import { wordComponent } from '../../../../shared/domain/scoring/word-component.ts';
import { readMessages } from '../../../../shared/language-data/messages/read-messages.ts';

const [english, german] = [findMessages('en'), findMessages('de')];
const textOf = (language: string, id: string): string => readMessages(language).messages[id] ?? '';
const said = (text: string) => message('common.quotation', { text });

const title = { componentType: 'title', label: textOf('en', 'scoring.component.title') };
const weak = { score: 1, maxScore: 10, rationale: renderEnglish(said('weak')), reason: said('weak') };
const strong = { score: 9.44, maxScore: 10, rationale: 'In the words of a model.' };
const scores = { title_length: strong, title_keyword: weak };
const remark = said('remark');

describe('the name of a component, a criterion and its description', () => {
  test.each([
    ['component', () => componentName(title), 'scoring.component.title'],
    [
      'criterion',
      () => criterionName({ key: 'title_length', label: textOf('en', 'scoring.criterion.title_length') }),
      'scoring.criterion.title_length',
    ],
    [
      'description',
      () =>
        criterionDescription({
          key: 'title_length',
          label: '',
          description: textOf('en', 'scoring.criterion-description.title_length'),
        }),
      'scoring.criterion-description.title_length',
    ],
  ])('is in the reader’s language where it is that of the standard rubric: %s', (_name, name, id) => {
    expect(german.renderWords(name())).toBe(textOf('de', id));
  });

  test('stays as the site’s own rubric has it', () => {
    expect(componentName({ ...title, label: 'Our title' })).toBe('Our title');
    expect(componentName({ componentType: 'our_type', label: 'Ours' })).toBe('Ours');
    expect(criterionName({ key: 'our_key', label: 'Ours' })).toBe('Ours');
  });
});

describe('the reason of a component', () => {
  const compose = () => addRemark(composeRationale(title, scores, [remark]), said('later'));
  const grade = () => ({ ...title, status: 'completed', criteriaScores: scores, ...compose() });

  test('has its points, the evidence with the weakest criterion first, and the remarks', () => {
    expect(compose()).toEqual({
      rationale: `${title.label}: 10.4 of 20 points. "weak" In the words of a model. "remark" "later"`,
      reason: { earned: 10.4, remarks: [remark, said('later')] },
    });
  });

  test('is worded in the reader’s language; words of a model stay', () => {
    const worded = wordComponent(grade(), german);
    const label = textOf('de', 'scoring.component.title');
    expect(worded.label).toBe(label);
    const points = german.render(message('scoring.rationale.earned', { label, earned: 10.4, possible: 20 }));
    expect(worded.rationale).toBe(`${points} „weak“ In the words of a model. „remark“ „later“`);
    expect(worded.criteriaScores).toEqual({
      title_length: { score: 9.44, maxScore: 10, rationale: 'In the words of a model.' },
      title_keyword: { score: 1, maxScore: 10, rationale: '„weak“' },
    });
  });

  test('is as it is kept for an English reader, and of an analysis of an older release', () => {
    const kept = { ...grade(), rationale: 'As it is kept.' };
    expect(wordComponent(kept, english).rationale).toBe('As it is kept.');
    expect(wordComponent({ ...kept, reason: undefined }, german).rationale).toBe('As it is kept.');
  });

  test('is without a remark that this version has no sentence for', () => {
    const { reason } = compose();
    const unknown = { id: 'scoring.gone' } as unknown as typeof remark;
    const worded = wordComponent({ ...grade(), reason: { ...reason, remarks: [unknown] } }, german);
    expect(worded.rationale).toMatch(/ model\.$/);
  });

  test('of a component that failed says so', () => {
    const failed = { ...grade(), status: 'failed', rationale: 'Failed.' };
    const label = textOf('de', 'scoring.component.title');
    expect(wordComponent(failed, german).rationale).toBe(german.render(message('scoring.rationale.failed', { label })));
    expect(wordComponent(failed, english).rationale).toBe('Failed.');
  });
});
