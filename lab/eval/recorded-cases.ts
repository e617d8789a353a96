import { type RecordedCase, recordedCaseShape } from '../../test/corpora/model-recordings/recorded-case.ts';
import { readSets } from '../../test/corpora/sets.ts';

export interface RecordedSet {
  readonly name: string;
  /** Whether guards were changed for its cases. */
  readonly seen: 'yes' | 'partly' | 'no';
  readonly cases: readonly RecordedCase[];
}

/** The name of the model whose answers the sets have. */
export const RECORDED_MODEL = 'by-hand';

export const readRecordedSets = (): RecordedSet[] => readSets('model-recordings', recordedCaseShape);

const nothingAsked = { answers: {}, unsupported: [] };

/** The answers to a case. There are none where rules ask no model. */
export const findRecorded = (
  sets: readonly RecordedSet[],
  task: RecordedCase['task'],
  title: string,
): Pick<RecordedCase, 'answers' | 'unsupported'> =>
  sets.flatMap(({ cases }) => cases).find((one) => one.task === task && one.case === title) ?? nothingAsked;
