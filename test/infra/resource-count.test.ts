/** @module-tag stages */
import { expect, test } from 'vitest';
import { findStage, type Stage } from '../../infra/stages.ts';
import { countOuterResources, exampleFront, resourcesOf, templateOf } from './synthesized.ts';

/** CloudFormation takes 500 resources in a stack. What is left is for the next groups and workers. */
const RESOURCES_MAX = 450;
/** Of the stack of the stage itself, to which new groups and workers are added. */
const ROOT_RESOURCES_MAX = 400;

const everyOption: Stage = {
  ...findStage('prod'),
  alarms: { modelSpendPerHour: 1, email: 'ops@example.com' },
  front: exampleFront,
  customDomain: { domainName: 'api.example.com', certificateArn: 'arn:aws:acm:eu-west-1:1:certificate/0' },
  signIn: { issuer: 'https://accounts.example', clientId: 'console', assistants: true },
  allowedOrigins: ['https://app.example'],
  rendering: { pagesAtOnce: 8 },
  backups: { copyToVaultArn: 'arn:aws:backup:eu-central-1:111122223333:backup-vault:copies', keptDays: 35 },
  environment: { MODEL_PROVIDER: 'bedrock' },
  providerSecrets: ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD', 'OIDC_CLIENT_SECRET'],
};

test('the stack of a stage with every option has room for more, and so have the stacks inside of it', () => {
  expect(countOuterResources(everyOption)).toBeLessThanOrEqual(ROOT_RESOURCES_MAX);
  const inner = Object.keys(templateOf(everyOption).toJSON()['Resources']).length - countOuterResources(everyOption);
  const stacks = Object.keys(resourcesOf(templateOf(everyOption), 'AWS::CloudFormation::Stack')).length;
  expect(stacks).toBe(2);
  expect(inner).toBeLessThan(2 * RESOURCES_MAX);
});
