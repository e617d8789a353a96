import { type ModelTask, modelTask } from '../../domain/model-prompts/model-tasks.ts';
import { EnvironmentError } from '../../environment.ts';
import { askAtDesk } from './batch-desk.ts';
import { countedTextModel } from './counted-text-model.ts';
import type { BatchingTextModel } from './model-batches.ts';
import { type ModelSettings, modelPrices, taskSettings } from './model-settings.ts';
import { OPENAI_BASE_URL } from './openai-address.ts';
import { patientTextModel } from './patient-text-model.ts';
import { sharedTurns } from './shared-turns.ts';
import type { TextModel } from './text-model.ts';

/**
 * The language model that the environment asks for; null for `rules`. Its id is that of the port's own task; each request goes to the model
 * of its purpose, with the effort of that task.
 * @throws EnvironmentError with one line that names what the provider cannot do without.
 */
export function openTextModel(settings: ModelSettings, task: ModelTask): TextModel | null {
  const missing = missingSettings(settings);
  if (missing.length > 0) throw new EnvironmentError(`invalid environment: ${missing.join('; ')}`);
  if (settings.MODEL_PROVIDER === 'rules') return null;
  const { MODEL_FALLBACK_ID: fallbackId } = settings;
  const opened = new Map<string, TextModel>();
  const open = (id: string): TextModel => {
    const model = opened.get(id) ?? openOneModel(settings, id);
    opened.set(id, model);
    return model;
  };
  const byTask = (idOf: (task: ModelTask) => string): TextModel => ({
    model: idOf(task),
    settingsOf: (purpose) => ({ ...taskSettings(settings, modelTask(purpose)), model: idOf(modelTask(purpose)) }),
    async generate(given) {
      const { effort } = taskSettings(settings, modelTask(given.purpose));
      const request = effort === null ? given : { ...given, effort };
      const id = idOf(modelTask(given.purpose));
      return (await askAtDesk(id, request)) ?? open(id).generate(request);
    },
  });
  const first = byTask((given) => taskSettings(settings, given).model);
  return fallbackId === undefined ? first : { ...first, fallback: byTask(() => fallbackId) };
}

/** An OpenAI-compatible server of one's own may need no key, and Bedrock is signed for. */
function missingSettings(settings: ModelSettings): string[] {
  const { MODEL_PROVIDER, MODEL_ID, MODEL_API_KEY, MODEL_BASE_URL, MODEL_RECORD_DIR } = settings;
  if (MODEL_PROVIDER === 'rules') return [];
  const needsKey = MODEL_PROVIDER === 'anthropic' || (MODEL_PROVIDER === 'openai' && !MODEL_BASE_URL);
  const needed = `must be set for MODEL_PROVIDER ${MODEL_PROVIDER}`;
  return [
    ...(MODEL_ID ? [] : [`MODEL_ID: ${needed}`]),
    ...(MODEL_PROVIDER === 'recorded' && !MODEL_RECORD_DIR ? [`MODEL_RECORD_DIR: ${needed}`] : []),
    ...(needsKey && !MODEL_API_KEY ? [`MODEL_API_KEY: ${needed}`] : []),
  ];
}

function openOneModel(settings: ModelSettings, model: string): TextModel {
  const { MODEL_PROVIDER, MODEL_BASE_URL, MODEL_RECORD_DIR, MODEL_FALLBACK_ID: fallback } = settings;
  const records = MODEL_PROVIDER === 'recorded' ? undefined : MODEL_RECORD_DIR;
  const provider = `${MODEL_PROVIDER} ${MODEL_BASE_URL ? new URL(MODEL_BASE_URL).host : 'default'} ${model}`;
  const waits = fallback === undefined || fallback === model;
  // Loaded at the first call: a function that is started for another provider, or for rules, does not pay for it.
  let opening: Promise<TextModel> | undefined;
  const openPatient = async () =>
    patientTextModel(await openAdapter(settings, model), sharedTurns(provider), { waits });
  const openRecording = async (folder: string) => {
    const { recordingTextModel } = await import('./recording-text-model.ts');
    return recordingTextModel(await openPatient(), folder);
  };
  const lazy: TextModel = {
    model,
    async generate(request) {
      opening ??= records === undefined ? openPatient() : openRecording(records);
      return (await opening).generate(request);
    },
  };
  return countedTextModel(lazy, modelPrices(settings, model));
}

export async function openAdapter(
  settings: ModelSettings,
  model: string,
): Promise<TextModel & Partial<BatchingTextModel>> {
  const { MODEL_PROVIDER, MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey = null, AWS_REGION: region } = settings;
  switch (MODEL_PROVIDER) {
    case 'rules':
      throw new Error('rules are no model');
    case 'openai': {
      const { createOpenAiTextModel } = await import('./openai-text-model.ts');
      return createOpenAiTextModel({ model, baseUrl: baseUrl ?? OPENAI_BASE_URL, apiKey });
    }
    case 'anthropic': {
      const { ANTHROPIC_BASE_URL, createAnthropicTextModel } = await import('./anthropic-text-model.ts');
      return createAnthropicTextModel({ model, baseUrl: baseUrl ?? ANTHROPIC_BASE_URL, apiKey: apiKey ?? '' });
    }
    case 'recorded': {
      const { createRecordedTextModel } = await import('./recorded-text-model.ts');
      return createRecordedTextModel({ model, folder: settings.MODEL_RECORD_DIR ?? '' });
    }
    case 'bedrock': {
      const { createBedrockTextModel } = await import('./bedrock-text-model.ts');
      return createBedrockTextModel({ model, region: region ?? 'us-east-1', endpoint: baseUrl, apiKey });
    }
  }
}
