import { OperatorError } from '../../../shared/operator/operator-error.ts';
import { defineCommand } from '../command.ts';
import { text } from '../values.ts';

export const jobsDrop = defineCommand({
  noun: 'jobs',
  verb: 'drop',
  help: 'Delete one message from the dead letters for good: one that is no job, or whose job is over. Of an unfinished job, use jobs retry or jobs cancel.',
  arguments: { messageId: text('MESSAGE_ID') },
  options: {},
  async run({ arguments: { messageId } }, { deadLetters }) {
    if (deadLetters === null) throw new OperatorError('the dead letters are in the memory of the running system');
    const letter = (await deadLetters.list()).find((candidate) => candidate.messageId === messageId);
    if (!letter) throw new OperatorError(`no dead letter has the id ${messageId}`);
    await letter.remove();
    return { message_id: messageId, job_id: letter.job?.jobId ?? null, dropped: true };
  },
});
