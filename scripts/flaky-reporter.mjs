// A Vitest reporter that names the tests which passed only on their second try.
export default class FlakyReporter {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.#names.length > 0) console.log(`\n${this.#names.length} flaky\n  ${this.#names.join('\n  ')}`);
  }
}
