import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that passed at its second try: it has a race, or the machine was too slow for it. */
export default class ReportRetries implements Reporter {
  private readonly retried: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.retried.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.retried) process.stdout.write(`passed at the second try: ${name}\n`);
  }
}
