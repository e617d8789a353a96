import { migrations } from '../../../shared/operator/migration/migrations.ts';
import { previewMigration, runMigration } from '../../../shared/operator/migration/run-migration.ts';
import { defineCommand, flag } from '../command.ts';

export const tableMigrate = defineCommand({
  noun: 'table',
  verb: 'migrate',
  help: 'Give rows of earlier versions their present form, one migration after the other. --dry-run counts them. A run that was killed goes on when it is given again.',
  arguments: {},
  options: { dryRun: flag() },
  async run({ options }, services) {
    const done: Record<string, unknown>[] = [];
    for (const migration of migrations) {
      const { name, kind } = migration;
      const versions = 'migrate' in migration ? { from: migration.from, to: migration.to } : {};
      const outcome = options.dryRun
        ? { rows: await previewMigration(services, migration) }
        : await runMigration(services, migration).then(({ migrated, endedAt }) => ({
            rows: migrated,
            ended_at: endedAt,
          }));
      done.push({ name, kind, ...versions, ...outcome });
    }
    return { dry_run: options.dryRun, migrations: done };
  },
});
