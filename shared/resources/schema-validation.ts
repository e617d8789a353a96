import * as z from 'zod';
import type { SchemaValidation } from '../domain/structured-data/validate-structured-data.ts';

export const schemaValidationSchema = z.lazy(() =>
  z
    .strictObject({
      valid: z.boolean(),
      errors: z.array(z.string()),
      warnings: z.array(z.string()),
      summary: z.string(),
    })
    .meta({ id: 'SchemaValidation' }),
);

export const schemaValidationView = (validation: SchemaValidation): z.input<typeof schemaValidationSchema> => ({
  valid: validation.valid,
  errors: [...validation.errors],
  warnings: [...validation.warnings],
  summary: validation.summary,
});
