/** The work of a part of the fault suite, and its findings. */
export interface FaultReport {
  name: string;
  /** `rounds`, `acknowledged` … in the order in which they are printed. */
  figures: Record<string, number | string>;
  /** Losses: none may exist. */
  losses: string[];
}

export interface FaultOptions {
  rounds: number;
  seed: number;
}

export function printReport({ name, figures, losses }: FaultReport): void {
  const told = Object.entries(figures).map(([what, value]) => `${what} ${value}`);
  process.stdout.write(`${losses.length === 0 ? 'ok  ' : 'LOSS'}  ${name}: ${told.join(', ')}\n`);
  for (const loss of losses.slice(0, 20)) process.stdout.write(`      ${loss}\n`);
  if (losses.length > 20) process.stdout.write(`      and ${losses.length - 20} more\n`);
}

export const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10;
