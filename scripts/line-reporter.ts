import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node';

/**
 * Prints `N passed, N failed` as the very last line, after whatever else vitest has to say.
 * A file that could not be collected and an error outside any test count as failed. Where nothing may be skipped (CIRCUIT_NO_SKIPS=1), so
 * does a skipped test: what did not run proves nothing.
 */
class LineReporter implements Reporter {
  #passed = 0;
  #failed = 0;
  #skipped: string[] = [];
  #ended = false;

  onInit(): void {
    process.once('exit', () => {
      if (!this.#ended) this.#failed += 1;
      if (this.#failed > 0) process.exitCode ||= 1;
      process.stdout.write(`${this.#passed} passed, ${this.#failed} failed\n`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: TestRunEndReason): void {
    this.#ended = reason !== 'interrupted';
    this.#failed += errors.length;
    for (const module of modules) this.#count(module);
    if (this.#passed + this.#failed === 0) this.#failed = 1;
    if (process.env['CIRCUIT_NO_SKIPS'] !== '1') return;
    for (const name of this.#skipped) console.log(`skipped, which counts as failed here: ${name}`);
    this.#failed += this.#skipped.length;
  }

  #count(module: TestModule): void {
    this.#failed += module.errors().length;
    for (const suite of module.children.allSuites()) this.#failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') this.#passed += 1;
      else if (state === 'skipped') this.#skipped.push(`${module.moduleId} > ${test.fullName}`);
      else this.#failed += 1;
    }
  }
}

// vitest loads a reporter by its default export.
export default LineReporter;
