import * as z from 'zod';

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
