import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { TTL_ATTRIBUTE } from '../shared/table/engine/definition.ts';
import { formerIndexes, indexes } from '../shared/table/engine/indexes.ts';
import type { ResourceNames } from './names.ts';
import type { Stage } from './stages.ts';

/** A table of this stack, or one that was made elsewhere. */
export type ServiceTable = TableV2 | ITableV2;

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The single table with its secondary indexes, as `shared/table/engine/keys.ts` lists them. */
export class ContentTable extends Construct {
  readonly table: TableV2;
  /** The table that the functions use: the stack's own, or the restored one. */
  readonly inService: ServiceTable;

  constructor(scope: Construct, id: string, { stage, names }: { stage: Stage; names: ResourceNames }) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      tableName: names.table,
      partitionKey: text('pk'),
      sortKey: text('sk'),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      timeToLiveAttribute: TTL_ATTRIBUTE,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: stage.pointInTimeRecoveryDays,
      },
      deletionProtection: stage.deletionProtection,
      removalPolicy: stage.removalPolicy,
      globalSecondaryIndexes: Object.values({ ...indexes, ...formerIndexes }).map((index) => ({
        indexName: index.name,
        partitionKey: text(index.hash),
        sortKey: text(index.range),
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: [...index.projected],
      })),
    });
    this.inService = stage.restoredTable
      ? TableV2.fromTableAttributes(this, 'RestoredTable', {
          tableName: stage.restoredTable,
          globalIndexes: Object.keys(indexes),
        })
      : this.table;
  }
}
