import { Arn, ArnFormat, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { namedModels } from '../shared/domain/model-prompts/named-models.ts';
import type { Stage } from './stages.ts';

/** Any model, in any region: which ones an inference profile sends a request to is AWS's choice and changes. */
export const MODELS_OF_A_PROFILE = 'bedrock:*::foundation-model/*';

/**
 * Statements that let a function call the stage's models on Bedrock; nothing with other providers. A model id allows the model; an
 * inference profile (`eu.anthropic.…`, or an ARN) allows the profile, and models as far as they are called through it.
 */
export const callModelStatements = (stack: Stack, { environment }: Stage): PolicyStatement[] =>
  environment.MODEL_PROVIDER === 'bedrock'
    ? namedModels(environment).flatMap((model) => callOneModelStatements(stack, model))
    : [];

function callOneModelStatements(stack: Stack, model: string): PolicyStatement[] {
  const actions = ['bedrock:InvokeModel'];
  const profileArn = toProfileArn(stack, model);
  if (profileArn === null) {
    const arn = bedrockArn(stack, { account: '', resource: 'foundation-model', resourceName: model });
    return [new PolicyStatement({ actions, resources: [model.startsWith('arn:') ? model : arn] })];
  }
  return [
    new PolicyStatement({ actions, resources: [profileArn] }),
    new PolicyStatement({
      actions,
      resources: [`arn:${stack.partition}:${MODELS_OF_A_PROFILE}`],
      conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profileArn } },
    }),
  ];
}

/** Null for the id of a model. Ids of profiles begin with a part of the world. */
function toProfileArn(stack: Stack, model: string): string | null {
  if (model.startsWith('arn:')) return model.includes(':foundation-model/') ? null : model;
  const isProfile = /^(global|us|us-gov|eu|apac|au|ca|jp|sa)\./.test(model);
  return isProfile ? bedrockArn(stack, { resource: 'inference-profile', resourceName: model }) : null;
}

const bedrockArn = (stack: Stack, parts: { account?: string; resource: string; resourceName: string }): string =>
  Arn.format({ service: 'bedrock', arnFormat: ArnFormat.SLASH_RESOURCE_NAME, ...parts }, stack);
