import type { Operation } from '../../shared/http/operation.ts';
import { createSharedReport } from './create-shared-report.ts';
import { getBrief } from './get-brief.ts';
import { getReport } from './get-report.ts';
import { listSharedReports } from './list-shared-reports.ts';
import { openSharedReport } from './open-shared-report.ts';
import { recordReport } from './record-report.ts';
import { revokeSharedReport } from './revoke-shared-report.ts';

export const reportRoutes: readonly Operation[] = [
  getBrief,
  getReport,
  recordReport,
  createSharedReport,
  listSharedReports,
  revokeSharedReport,
  openSharedReport,
];
