import type { Operation } from '../../shared/http/operation.ts';
import { createConsoleKey } from './create-key.ts';
import { createConsoleSession } from './create-session.ts';
import { deleteConsoleSession } from './delete-session.ts';
import { getConsoleSession } from './get-session.ts';
import { listConsoleKeys } from './list-keys.ts';
import { revealConsoleKey } from './reveal-key.ts';
import { revokeConsoleKey } from './revoke-key.ts';

export const consoleRoutes: readonly Operation[] = [
  createConsoleSession,
  getConsoleSession,
  deleteConsoleSession,
  listConsoleKeys,
  createConsoleKey,
  revealConsoleKey,
  revokeConsoleKey,
];
