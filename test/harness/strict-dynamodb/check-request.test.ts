/** What the embedded engine may accept and Amazon's DynamoDB refuses fails in every test. test/dynamodb-local has the proof. */
import { expect, it } from 'vitest';
import { tableDefinition } from '../../../shared/table/engine/definition.ts';
import { checkRequest } from './check-request.ts';
import { refusedRequests } from './refused-requests.ts';

const definition = tableDefinition('table');

it.each(refusedRequests)('refuses a request against the rule that $rule', ({ operation, request }) => {
  expect(checkRequest(operation, request('table'), definition)).toEqual(expect.any(String));
});

it('refuses an operation without rules', () => {
  expect(checkRequest('ExecuteStatement', { Statement: 'SELECT' }, definition)).toContain('no rules');
});
