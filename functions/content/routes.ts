import type { Operation } from '../../shared/http/operation.ts';
import { getContent } from './get-content.ts';
import { getContentVersion } from './get-content-version.ts';
import { getSnapshot } from './get-snapshot.ts';
import { listContentVersions } from './list-content-versions.ts';
import { listSnapshots } from './list-snapshots.ts';
import { postContent } from './post-content.ts';

export const contentRoutes: readonly Operation[] = [
  getContent,
  postContent,
  listContentVersions,
  getContentVersion,
  listSnapshots,
  getSnapshot,
];
