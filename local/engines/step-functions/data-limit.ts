/** AWS's limit for the input or the output of a state, a task or an execution, as UTF-8: 256 KiB. */
export const payloadLimitBytes = 262_144;

export const dataLimitExceeded = 'States.DataLimitExceeded';

export function exceedsDataLimit(json: string | undefined): boolean {
  return json !== undefined && Buffer.byteLength(json) > payloadLimitBytes;
}
