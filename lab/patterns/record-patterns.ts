import path from 'node:path';
import type { Pattern } from './pattern.ts';
import { root } from './product-files.ts';

/** The frames of `construct` and of the engine before that of the call. */
const FRAMES_MAX = 4;

interface Recorded {
  readonly patterns: () => readonly Pattern[];
}

/**
 * Records every regular expression that code of the product builds from here on, by `new RegExp` or `RegExp`. To be called before the
 * product's modules are loaded. What packages build is not recorded.
 */
export function recordPatterns(): Recorded {
  const original = globalThis.RegExp;
  const byKey = new Map<string, { source: string; flags: string; at: Set<string> }>();
  const record = (built: RegExp): RegExp => {
    const at = placeOfCall();
    if (at === null) return built;
    const { source, flags } = built;
    const key = `${flags}/${source}`;
    const known = byKey.get(key) ?? { source, flags, at: new Set<string>() };
    known.at.add(at);
    byKey.set(key, known);
    return built;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args: [string, string?], newTarget) => record(Reflect.construct(target, args, newTarget)),
    apply: (target, self, args: [string, string?]) => record(Reflect.apply(target, self, args)),
  });
  return { patterns: () => [...byKey.values()].map(({ source, flags, at }) => ({ source, flags, at: [...at] })) };
}

function placeOfCall(): string | null {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES_MAX;
  Error.prepareStackTrace = (_error, frames) => frames;
  const frames = new Error('').stack as unknown as readonly NodeJS.CallSite[];
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  const caller = frames.find((frame) => {
    const url = frame.getFileName() ?? '';
    return url.startsWith('file:') && !url.endsWith('/record-patterns.ts');
  });
  const file = caller?.getFileName();
  if (caller === undefined || file === undefined || file === null || file.includes('/node_modules/')) return null;
  const name = path.relative(root, new URL(file).pathname).replaceAll(path.sep, '/');
  return /^(?:scripts|test)\//.test(name) ? null : `${name}:${caller.getLineNumber()}`;
}
