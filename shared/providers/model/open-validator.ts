import { modelPort } from './model-port.ts';
import { modelValidator } from './model-validator.ts';
import { rulesValidator } from './rules-validator.ts';
import type { Validator } from './validator.ts';

export const openValidator = modelPort<Validator>({
  task: 'verifications',
  rules: rulesValidator,
  model: modelValidator,
  asks: ['validate'],
});
