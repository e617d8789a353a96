import path from 'node:path';
import { type EnvironmentVariables, parseEnvironment } from '../../shared/environment.ts';
import type { AdminServices } from './command.ts';
import { openEmbeddedServices } from './open-embedded-services.ts';

/** Opens what commands work with: the embedded system of DATA_DIR, or a deployed stage. */
export async function openServices(
  stage: string | null,
  variables: EnvironmentVariables,
): Promise<AdminServices & AsyncDisposable> {
  const environment = parseEnvironment(variables);
  // npm runs a script in the folder of the package; the operator names files from where they are.
  const folder = variables['INIT_CWD'] || process.cwd();
  const resolveFile = (name: string): string => path.resolve(folder, name);
  if (stage === null) return openEmbeddedServices(environment, resolveFile);
  // Only deployed stages need the clients of SQS and KMS, which take their time to load.
  const { openStageServices } = await import('./open-stage-services.ts');
  return openStageServices(stage, environment, resolveFile);
}
