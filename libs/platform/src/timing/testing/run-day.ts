const DAY_MS = 86_400_000;

/**
 * The day of a run of tests, as a number: suites that cannot try everything in each run try something else on each day, and say what they tried where
 * they fail. `COVERTRAIL_PROPERTY_DAY=<number>` repeats the run of another day.
 */
export const RUN_DAY = Number(process.env['COVERTRAIL_PROPERTY_DAY'] ?? Math.floor(Date.now() / DAY_MS));

/** How many times as much such suites try: 1 in CI, `COVERTRAIL_PROPERTY_TIMES=<number>` by hand. */
export const TIMES = Number(process.env['COVERTRAIL_PROPERTY_TIMES'] ?? 1);
