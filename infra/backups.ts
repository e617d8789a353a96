import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import type { ResourceNames } from './names.ts';
import type { Stage } from './stages.ts';
import type { ServiceTable } from './table.ts';

interface BackupsProps {
  names: ResourceNames;
  table: ServiceTable;
  backups: NonNullable<Stage['backups']>;
}

/** A backup of the table each night, and its copy in a vault of another region or account, which no mistake in this one reaches. */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, { names, table, backups }: BackupsProps) {
    super(scope, id);
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: names.backupVault,
      // A vault that holds backups cannot be deleted, and must not be.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const deleteAfter = Duration.days(backups.keptDays);
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: names.backupVault,
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'nightly',
          scheduleExpression: Schedule.cron({ hour: '2', minute: '0' }),
          deleteAfter,
          copyActions: [
            {
              destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'CopyVault', backups.copyToVaultArn),
              deleteAfter,
            },
          ],
        }),
      ],
    });
    plan.addSelection('Table', { resources: [BackupResource.fromArn(table.tableArn)] });
  }
}
