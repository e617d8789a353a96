/**
 * Stages that run on a restored table, by the name of the stage: `prod: 'content-optimization-prod-restored'`.
 * The functions, the alarms and the operator's commands use it; the stack keeps its own table as it is. Without CDK, because the
 * operator's commands read it.
 */
export const restoredTables: Readonly<Record<string, string>> = {};
