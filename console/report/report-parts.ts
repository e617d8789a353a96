/** The style and the sentences of reports, a file for each language, for a report that is made in the browser. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { listMessageLanguages, readMessages } from '../../shared/language-data/messages/read-messages.ts';
import type { ConsoleFile } from '../console-file.ts';

/** Sentences of other subjects come worded from the API. */
const subjects = ['report.', 'common.'];

async function readStyle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'report.css')],
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The files by their language. */
export async function reportParts(): Promise<ReadonlyMap<string, readonly [name: string, file: ConsoleFile]>> {
  const css = await readStyle();
  const stylePolicy = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  return new Map(
    listMessageLanguages().map((language) => {
      const { locale, messages } = readMessages(language);
      const own = Object.entries(messages).filter(([id]) => subjects.some((subject) => id.startsWith(subject)));
      const parts = { language, locale, messages: Object.fromEntries(own), css, stylePolicy };
      const body = Buffer.from(JSON.stringify(parts));
      const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
      const file = { body, contentType: 'application/json; charset=utf-8', immutable: true };
      return [language, [`report-${language}-${hash}.json`, file]];
    }),
  );
}
