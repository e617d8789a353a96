import * as z from 'zod';
import { gradeBands } from '../domain/rubric/grade-bands.ts';
import { closedSet } from '../http/schemas.ts';

/** A grade of the bands of the spec, section "Rubric"; rows hold it as a string. */
export const gradeSchema = z.lazy(() => closedSet(gradeBands.map(({ grade }) => grade)).meta({ id: 'Grade' }));
