import { proposeOutline } from '../../../shared/domain/outlines/propose-outline.ts';
import { checkOutline } from '../../../test/corpora/outlines/check-outline.ts';
import { outlineShape } from '../../../test/corpora/outlines/outline-case.ts';
import { readSets } from '../../../test/corpora/sets.ts';
import { casesOf, type MeasuredCase } from './measured-case.ts';

export const readCases = (): MeasuredCase[] =>
  casesOf(readSets('outlines', outlineShape), (one) => checkOutline(one, proposeOutline(one.input)));
