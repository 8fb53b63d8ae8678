const { relative } = require('node:path');
const { runOf } = require('./runs.cjs');

/** A filter of Jest (`--filter`): the suites of the run that `COVERTRAIL_TEST_RUN` names. */
module.exports = (paths) => ({
  filtered: paths.filter(
    (path) => runOf(relative(process.cwd(), path).replaceAll('\\', '/')) === process.env.COVERTRAIL_TEST_RUN,
  ),
});
