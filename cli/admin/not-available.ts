import { OperatorError } from '../../shared/operator/operator-error.ts';

export const notAvailable = async (): Promise<never> => {
  throw new OperatorError('not available in this release');
};
