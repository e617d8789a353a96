import * as z from 'zod';
import { timestamp } from '../../shared/http/schemas.ts';
import type { SharedReport } from '../../shared/table/shared-reports.ts';

export const sharedReportShape = {
  id: z.uuid(),
  title: z.string(),
  language: z.string().meta({ description: 'Of its words, as a tag.' }),
  prepared_by: z.string().nullable(),
  size_bytes: z.number().int(),
  created_at: timestamp(),
  expires_at: timestamp(),
};

export const sharedReportSchema = z.lazy(() => z.strictObject(sharedReportShape).meta({ id: 'SharedReport' }));

export const sharedReportView = (report: SharedReport): z.input<typeof sharedReportSchema> => ({
  id: report.id,
  title: report.title,
  language: report.language,
  prepared_by: report.preparedBy,
  size_bytes: report.sizeBytes,
  created_at: report.createdAt,
  expires_at: report.expiresAt,
});
