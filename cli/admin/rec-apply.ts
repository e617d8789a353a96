import { defineCommand } from './command.ts';
import { notAvailable } from './not-available.ts';
import { id } from './values.ts';

export const recApply = defineCommand({
  noun: 'rec',
  verb: 'apply',
  help: 'Let the service write the change of a recommendation itself. Not available in this release.',
  arguments: { recommendationId: id('REC_ID') },
  options: {},
  run: notAvailable,
});
