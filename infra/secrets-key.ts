import { Alias, Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { ResourceNames } from './names.ts';
import type { Stage } from './stages.ts';

/**
 * Encrypts what the operator may reveal again: API keys. No function may use it, because requests look a key up by its
 * hash; the operator commands use it with the operator's own rights.
 */
export class SecretsKey extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string, { stage, names }: { stage: Stage; names: ResourceNames }) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      description: `Secrets of ${names.prefix} that an operator can reveal`,
      enableKeyRotation: true,
      removalPolicy: stage.removalPolicy,
    });
    new Alias(this, 'Alias', { aliasName: `alias/${names.secretsKeyAlias}`, targetKey: this.key });
  }
}
