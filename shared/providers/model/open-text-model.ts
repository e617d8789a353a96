import { type Environment, EnvironmentError } from '../../environment.ts';
import { countedTextModel } from './counted-text-model.ts';
import { patientTextModel } from './patient-text-model.ts';
import { sharedTurns } from './shared-turns.ts';
import type { TextModel } from './text-model.ts';

type ModelEnvironment = Pick<
  Environment,
  | 'MODEL_PROVIDER'
  | 'MODEL_ID'
  | 'MODEL_BASE_URL'
  | 'MODEL_API_KEY'
  | 'MODEL_INPUT_PRICE'
  | 'MODEL_OUTPUT_PRICE'
  | 'AWS_REGION'
>;

/** Settings by which a port chooses its adapter; all but the provider may be left out for `rules`. */
export type ModelSettings = Pick<ModelEnvironment, 'MODEL_PROVIDER'> & Partial<ModelEnvironment>;

/**
 * The language model that the environment asks for; null for `rules`.
 * @throws EnvironmentError with one line that names what the provider cannot do without.
 */
export function openTextModel(settings: ModelSettings): TextModel | null {
  const missing = missingSettings(settings);
  if (missing.length > 0) throw new EnvironmentError(`invalid environment: ${missing.join('; ')}`);
  const adapter = openAdapter(settings);
  const { MODEL_INPUT_PRICE: input, MODEL_OUTPUT_PRICE: output } = settings;
  return (
    adapter &&
    countedTextModel(
      adapter,
      input === undefined && output === undefined ? null : { input: input ?? 0, output: output ?? 0 },
    )
  );
}

/** An OpenAI-compatible server of one's own may need no key, and Bedrock is signed for. */
function missingSettings({ MODEL_PROVIDER, MODEL_ID, MODEL_API_KEY, MODEL_BASE_URL }: ModelSettings): string[] {
  if (MODEL_PROVIDER === 'rules') return [];
  const needsKey = MODEL_PROVIDER === 'anthropic' || (MODEL_PROVIDER === 'openai' && !MODEL_BASE_URL);
  const needed = `must be set for MODEL_PROVIDER ${MODEL_PROVIDER}`;
  return [
    ...(MODEL_ID ? [] : [`MODEL_ID: ${needed}`]),
    ...(needsKey && !MODEL_API_KEY ? [`MODEL_API_KEY: ${needed}`] : []),
  ];
}

function openAdapter(settings: ModelSettings): TextModel | null {
  const { MODEL_PROVIDER, MODEL_ID: model = '', MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey = null } = settings;
  const provider = `${MODEL_PROVIDER} ${baseUrl ? new URL(baseUrl).host : 'default'}`;
  switch (MODEL_PROVIDER) {
    case 'rules':
      return null;
    case 'openai':
      return lazyModel(model, provider, async () => {
        const { createOpenAiTextModel, OPENAI_BASE_URL } = await import('./openai-text-model.ts');
        return createOpenAiTextModel({ model, baseUrl: baseUrl ?? OPENAI_BASE_URL, apiKey });
      });
    case 'anthropic':
      return lazyModel(model, provider, async () => {
        const { ANTHROPIC_BASE_URL, createAnthropicTextModel } = await import('./anthropic-text-model.ts');
        return createAnthropicTextModel({ model, baseUrl: baseUrl ?? ANTHROPIC_BASE_URL, apiKey: apiKey ?? '' });
      });
    case 'bedrock':
      return lazyModel(model, provider, async () => {
        const { createBedrockTextModel } = await import('./bedrock-text-model.ts');
        return createBedrockTextModel({ model, region: settings.AWS_REGION ?? 'us-east-1', endpoint: baseUrl, apiKey });
      });
  }
}

/** Loaded at the first call: a function that is started for another provider, or for rules, does not pay for it. */
function lazyModel(model: string, provider: string, open: () => Promise<TextModel>): TextModel {
  let opening: Promise<TextModel> | undefined;
  const openPatient = async () => patientTextModel(await open(), sharedTurns(`${provider} ${model}`));
  return {
    model,
    async generate(request) {
      opening ??= openPatient();
      return (await opening).generate(request);
    },
  };
}
