/** Says what was measured, beside the report of the tests. */
export const report = (sentence: string): void => void process.stderr.write(`    ${sentence}\n`);
