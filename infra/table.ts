import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { TTL_ATTRIBUTE } from '../shared/table/engine/definition.ts';
import { indexes } from '../shared/table/engine/keys.ts';
import type { ResourceNames } from './names.ts';
import type { Stage } from './stages.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The single table with its secondary indexes, as `shared/table/engine/keys.ts` lists them. */
export class ContentTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { stage, names }: { stage: Stage; names: ResourceNames }) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      tableName: names.table,
      partitionKey: text('pk'),
      sortKey: text('sk'),
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      timeToLiveAttribute: TTL_ATTRIBUTE,
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: stage.pointInTimeRecoveryDays,
      },
      deletionProtection: stage.deletionProtection,
      removalPolicy: stage.removalPolicy,
      globalSecondaryIndexes: Object.values(indexes).map((index) => ({
        indexName: index.name,
        partitionKey: text(index.hash),
        sortKey: text(index.range),
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: [...index.projected],
      })),
    });
  }
}
