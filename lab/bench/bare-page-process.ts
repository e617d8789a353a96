/**
 * The least that a service of two calls can be, for a comparison: `node:http` and the SDK's document client as it comes. It
 * makes the two calls of `GET /pages/{id}` (the update that authenticates and counts, the query of the page with its drafts)
 * and returns the page's item. It validates nothing, logs nothing and sets one header. It signs its calls, which the system does not do for an engine of its machine.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { readEnvironment } from '../../shared/environment.ts';
import { hashApiKey } from '../../shared/table/api-keys.ts';
import { keys, prefixes } from '../../shared/table/engine/keys.ts';
import { followParent } from './follow-parent.ts';

const { TABLE_NAME, AWS_REGION, AWS_ENDPOINT_URL_DYNAMODB } = readEnvironment();
const documents = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    region: AWS_REGION,
    endpoint: AWS_ENDPOINT_URL_DYNAMODB ?? '',
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
  }),
);

async function authenticate(secret: string): Promise<number> {
  const minute = Math.floor(Date.now() / 60_000);
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: TABLE_NAME,
      Key: keys.apiKey(hashApiKey(secret)),
      UpdateExpression: 'SET #counter = if_not_exists(#counter, :zero) + :one REMOVE #previous',
      ConditionExpression:
        'attribute_exists(pk) AND attribute_type(revokedAt, :null) AND (attribute_type(expiresAt, :null) OR expiresAt > :now)' +
        ' AND (attribute_not_exists(#counter) OR #counter < :limit)',
      ExpressionAttributeNames: { '#counter': `n.default.${minute}`, '#previous': `n.default.${minute - 1}` },
      ExpressionAttributeValues: {
        ':zero': 0,
        ':one': 1,
        ':null': 'NULL',
        ':now': new Date().toISOString(),
        ':limit': 1_000_000_000,
      },
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    }),
  );
  return Number(Attributes?.['organizationId']);
}

async function readPage(organizationId: number, pageId: number): Promise<unknown> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: TABLE_NAME,
      KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :prefix)',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
      ExpressionAttributeValues: { ':pk': keys.page(organizationId, pageId).pk, ':prefix': prefixes.pageWithDrafts },
      ConsistentRead: true,
      ScanIndexForward: true,
    }),
  );
  return Items[0];
}

const server = createServer(async ({ headers, url = '' }, response) => {
  try {
    const organizationId = await authenticate(headers.authorization?.slice('Bearer '.length) ?? '');
    const page = await readPage(organizationId, Number(url.split('/').at(-1)));
    response.statusCode = page ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: page }));
  } catch {
    response.writeHead(500).end();
  }
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  followParent({ ready: { baseUrl: `http://127.0.0.1:${port}/v1` }, stop: () => server.closeAllConnections() });
});
