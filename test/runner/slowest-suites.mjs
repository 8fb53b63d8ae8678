const SHOWN = 10;

/** A Jest reporter: names the slowest suites at the end of a run of many. */
export default class SlowestSuites {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length <= SHOWN) return;
    const slowest = testResults
      .map(({ testFilePath, perfStats }) => ({
        path: testFilePath.replace(`${process.cwd()}/`, ''),
        seconds: perfStats.runtime / 1000,
      }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SHOWN);
    console.log(`\nThe ${SHOWN} slowest suites:`);
    for (const { path, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`);
  }
}
