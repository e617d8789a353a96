import { defineCommand } from './command.ts';
import { notAvailable } from './not-available.ts';
import { id, text } from './values.ts';

export const recAllowFragment = defineCommand({
  noun: 'rec',
  verb: 'allow-fragment',
  help: 'Say that a fragment which looks like a placeholder is real content. Not available in this release.',
  arguments: { recommendationId: id('REC_ID'), fragment: text('TEXT') },
  options: {},
  run: notAvailable,
});
