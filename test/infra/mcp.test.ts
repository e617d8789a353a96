/**
 * The function of `/mcp` on a stage: where it finds the API, and what it may not do.
 *
 * @module-tag stages
 */
import { describe, expect, test } from 'vitest';
import { resourceNames } from '../../infra/names.ts';
import { findStage, type Stage } from '../../infra/stages.ts';
import { exampleFront, propertiesNamed, templateOf } from './synthesized.ts';

const dev = findStage('dev');
const withFront: Stage = { ...dev, front: exampleFront };

function variablesOf(stage: Stage): Record<string, unknown> {
  const name = resourceNames(stage.name).function('mcp');
  const { Environment } = propertiesNamed(templateOf(stage), 'AWS::Lambda::Function', 'FunctionName', name);
  return (Environment as { Variables: Record<string, unknown> }).Variables;
}

describe('the function of /mcp', () => {
  test('calls the API under the base URL that clients have', () => {
    const [baseUrl] = Object.values(templateOf(dev).findOutputs('BaseUrl'));
    expect(variablesOf(dev)['API_URL']).toEqual(baseUrl?.['Value']);
  });

  test('calls the gateway itself behind CloudFront, and proves itself with the secret of the front', () => {
    const variables = variablesOf(withFront);
    expect(JSON.stringify(variables['API_URL'])).toContain('.execute-api.');
    expect(variables).toMatchObject({ FRONT_SECRETS: expect.any(String), FRONT_DIRECT: 'refused' });
  });

  test('knows the origins that the gateway knows', () => {
    expect(variablesOf({ ...dev, allowedOrigins: ['https://app.example'] })['CORS_ALLOWED_ORIGINS']).toBe(
      'https://app.example',
    );
    expect(variablesOf(dev)).not.toHaveProperty('CORS_ALLOWED_ORIGINS');
  });

  test('has neither the table nor the queue nor a key nor a credential of a provider', () => {
    const others = ['TABLE_NAME', 'JOB_QUEUE_URL', 'SECRETS_KEY_ID', 'STATE_MACHINE_ARNS', 'MODEL_API_KEY'];
    expect(Object.keys(variablesOf(withFront)).filter((name) => others.includes(name))).toEqual([]);
  });
});
