import type { Operation } from '../../shared/http/operation.ts';
import { createConsoleKey } from './create-console-key.ts';
import { createConsoleSession } from './create-console-session.ts';
import { deleteConsoleSession } from './delete-console-session.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { getConsoleSession } from './get-console-session.ts';
import { getSignInMethod } from './get-sign-in-method.ts';
import { listConsoleKeys } from './list-console-keys.ts';
import { revealConsoleKey } from './reveal-console-key.ts';
import { revokeConsoleKey } from './revoke-console-key.ts';
import { startSignIn } from './start-sign-in.ts';

export const consoleRoutes: readonly Operation[] = [
  getSignInMethod,
  startSignIn,
  finishSignIn,
  createConsoleSession,
  getConsoleSession,
  deleteConsoleSession,
  listConsoleKeys,
  createConsoleKey,
  revealConsoleKey,
  revokeConsoleKey,
];
