import { Alias, Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { ResourceNames } from './names.ts';
import type { Stage } from './stages.ts';

/**
 * Encrypts what must be shown or used again: API keys, for the operator, who uses the key with separate rights, and for the
 * console, where people create and reveal them (requests look a key up by its hash); credentials of search-console properties,
 * which the functions that read them may open; and the secrets of webhooks, which one function seals and another one signs with.
 */
export class SecretsKey extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string, { stage, names }: { stage: Stage; names: ResourceNames }) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      description: `API keys, search-console credentials and webhook secrets of ${names.prefix}`,
      enableKeyRotation: true,
      removalPolicy: stage.removalPolicy,
    });
    new Alias(this, 'Alias', { aliasName: `alias/${names.secretsKeyAlias}`, targetKey: this.key });
  }
}
