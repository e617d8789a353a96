import { createReadStream } from 'node:fs';
import { importKeywords } from '../../../shared/operator/import-keywords.ts';
import { columnNames } from '../../../shared/operator/keyword-columns.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LOCATION } from '../../../shared/table/keyword-metrics.ts';
import { addDefault, defineCommand } from '../command.ts';
import { file, language, wholeNumber } from '../values.ts';

const LOCATION_MAX = 2_147_483_647;

export const keywordsImport = defineCommand({
  noun: 'keywords',
  verb: 'import',
  help: `Import keyword metrics from CSV with the columns ${columnNames.join(', ')}.`,
  arguments: { file: file('FILE.csv') },
  options: {
    location: addDefault(wholeNumber('CODE', 1, LOCATION_MAX), DEFAULT_LOCATION),
    language: addDefault(language(), DEFAULT_LANGUAGE),
  },
  async run({ arguments: given, options }, services) {
    const bytes = createReadStream(services.resolveFile(given.file));
    const { imported, rejected, rejectedCount } = await importKeywords(services, { bytes, ...options });
    return { imported, rejected_count: rejectedCount, rejected };
  },
});
