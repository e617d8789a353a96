import { describe, expect, test } from 'vitest';
import { findFault, isForeignTo, readEvidence } from '../../../../shared/domain/model-prompts/text-faults.ts';

describe('a number before a unit of time', () => {
  const material = 'A roof has 2 layers and 24 plants. We answer within 24 hours. Seit zwei Jahren in Graz.';
  const evidence = readEvidence([material], 'en');

  test.each(['The roof stands after two days.', 'It is done in 24 days.'])(
    'is new where the material has it of other things alone: %s',
    (text) => {
      expect(findFault(text, evidence)).toBe('number');
    },
  );

  test.each(['An answer within 24 hours.', 'In Graz for two years.', 'About 150 words on the 2 layers.'])(
    'is known where the material has it of that unit, in whatever language: %s',
    (text) => {
      expect(findFault(text, evidence)).toBeNull();
    },
  );
});

test('a text of few words is not taken for one in another language', () => {
  expect(isForeignTo('Repairs take three days.', 'en')).toBe(false);
  expect(isForeignTo('Pokazuje kursy niemieckiego.', 'pl')).toBe(false);
});

test('several words together are known where the material has them, and a single word by its stem', () => {
  const evidence = readEvidence(['We are members of the guild. All work is guaranteed.'], 'en');
  expect(findFault('Say that they are members of it.', evidence)).toBeNull();
  expect(findFault('Explain the guarantee.', evidence)).toBeNull();
  expect(findFault('Say that prices come with a discount.', evidence)).toBe('unsupported');
});
