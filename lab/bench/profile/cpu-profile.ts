import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { engineLines, NODE_LINE, OTHER_LINE, profileLines } from './profile-lines.ts';

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
}

/** The part of V8's profile (`--cpu-prof`) that is read here. */
export interface CpuProfile {
  nodes: ProfileNode[];
  /** The node of each sample, and the microseconds since the one before. */
  samples: number[];
  timeDeltas: number[];
}

/** Reads every profile that the processes and threads of a run left in a folder. */
export async function readProfiles(folder: string): Promise<CpuProfile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as CpuProfile),
  );
}

/** Frames by the node of a sample, the outermost first. */
export function listStacks({ nodes }: CpuProfile): Map<number, ProfileNode['callFrame'][]> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const stacks = new Map<number, ProfileNode['callFrame'][]>();
  for (const { id } of nodes) {
    const stack: ProfileNode['callFrame'][] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = byId.get(at);
      if (node) stack.push(node.callFrame);
    }
    stacks.set(id, stack.reverse());
  }
  return stacks;
}

/** Milliseconds at work by line of the table, of all profiles together. A thread that waits has none. */
export function sumByLine(profiles: readonly CpuProfile[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const profile of profiles) {
    const lines = new Map([...listStacks(profile)].map(([id, stack]) => [id, lineOfStack(stack)]));
    profile.samples.forEach((id, at) => {
      const line = lines.get(id) ?? null;
      if (line !== null) sums.set(line, (sums.get(line) ?? 0) + (profile.timeDeltas[at] ?? 0) / 1_000);
    });
  }
  return sums;
}

const lineOfFrame = ({ url, functionName }: ProfileNode['callFrame']): string | null =>
  profileLines.find(
    ({ files, functions }) =>
      files.some((file) => url.includes(file)) && (functions === undefined || functions.includes(functionName)),
  )?.name ?? null;

/** Null of a thread that waits. */
function lineOfStack(stack: readonly ProfileNode['callFrame'][]): string | null {
  const last = stack.at(-1);
  if (last === undefined || last.functionName === '(idle)' || last.functionName === '(root)') return null;
  const ofEngine = engineLines[last.functionName];
  if (ofEngine !== undefined) return ofEngine;
  for (const frame of stack.toReversed()) {
    const line = lineOfFrame(frame);
    if (line !== null) return line;
  }
  return stack.every(({ url }) => url === '' || url.startsWith('node:')) ? NODE_LINE : OTHER_LINE;
}
