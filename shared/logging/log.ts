import { Logger } from '@aws-lambda-powertools/logger';
import type { LogLevel } from '@aws-lambda-powertools/logger/types';
import { readEnvironment } from '../environment.ts';
import { currentLogContext } from './context.ts';

const levels = {
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARN',
  error: 'ERROR',
  silent: 'SILENT',
} as const satisfies Record<string, LogLevel>;

export const SERVICE_NAME = 'content-optimization-api';

// Created at the first line, not at import: the embedded system sets the level after this module is loaded.
let logger: Logger | undefined;
const powertools = (): Logger => {
  logger ??= new Logger({ serviceName: SERVICE_NAME, logLevel: levels[readEnvironment().LOG_LEVEL] });
  return logger;
};

type Fields = Record<string, unknown> & { message?: never };

/** Structured log lines (JSON, Powertools). Never pass a key, a header map or a body. */
export const log = {
  debug: (message: string, fields: Fields = {}): void =>
    powertools().debug(message, { ...currentLogContext(), ...fields }),
  info: (message: string, fields: Fields = {}): void =>
    powertools().info(message, { ...currentLogContext(), ...fields }),
  warn: (message: string, fields: Fields = {}): void =>
    powertools().warn(message, { ...currentLogContext(), ...fields }),
  error: (message: string, error: unknown, fields: Fields = {}): void =>
    powertools().error(message, {
      ...currentLogContext(),
      ...fields,
      error: error instanceof Error ? error : new Error(String(error)),
    }),
};
