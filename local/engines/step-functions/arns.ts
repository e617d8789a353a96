import { localAccountId, localRegion } from '../aws-identity.ts';

const prefix = `arn:aws:states:${localRegion}:${localAccountId}`;

export const stateMachineArn = (machine: string) => `${prefix}:stateMachine:${machine}`;

export const executionArn = (machine: string, name: string) => `${prefix}:execution:${machine}:${name}`;
