import { type CheckAdvisor, openCheckAdvisor } from '../../shared/providers/model/check-advisor.ts';
import type { Grader } from '../../shared/providers/model/grader.ts';
import { type IdeaWriter, openIdeaWriter } from '../../shared/providers/model/idea-writer.ts';
import type { OpenModel } from '../../shared/providers/model/model-port.ts';
import type { ModelSettings } from '../../shared/providers/model/model-settings.ts';
import { openGrader } from '../../shared/providers/model/open-grader.ts';
import { openPlanner } from '../../shared/providers/model/open-planner.ts';
import { openTextModel } from '../../shared/providers/model/open-text-model.ts';
import { openValidator } from '../../shared/providers/model/open-validator.ts';
import { type Outliner, openOutliner } from '../../shared/providers/model/outliner.ts';
import type { Planner } from '../../shared/providers/model/planner.ts';
import type { Validator } from '../../shared/providers/model/validator.ts';
import { type ModelCall, watchModel } from './model-call.ts';

/** The product's own ports, with the calls that they made. */
export interface Ports {
  readonly planner: Planner;
  readonly outliner: Outliner;
  readonly grader: Grader;
  readonly validator: Validator;
  readonly advisor: CheckAdvisor;
  readonly ideaWriter: IdeaWriter;
  readonly calls: readonly ModelCall[];
}

/** Opens the ports for one case, as the workers open them. @throws EnvironmentError when the provider lacks a setting. */
export function openPorts(settings: ModelSettings, openModel: OpenModel = openTextModel): Ports {
  const calls: ModelCall[] = [];
  const open: OpenModel = (given, task) => {
    const model = openModel(given, task);
    return model && watchModel(model, calls);
  };
  return {
    planner: openPlanner(settings, { open }),
    outliner: openOutliner(settings, { open }),
    grader: openGrader(settings, { open }),
    validator: openValidator(settings, { open }),
    advisor: openCheckAdvisor(settings, { open }),
    ideaWriter: openIdeaWriter(settings, { open }),
    calls,
  };
}
