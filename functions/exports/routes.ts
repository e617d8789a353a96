import type { Operation } from '../../shared/http/operation.ts';
import { exportSite } from './export-site.ts';

export const exportRoutes: readonly Operation[] = [exportSite];
