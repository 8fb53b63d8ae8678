/**
 * The address of a server that speaks EventStoreDB's protocol. The suites of a run share it: each works in streams of its own and
 * meets the events of others in the whole log. The runner starts one for every run that has a suite with "eventstore" in its path,
 * so these suites never skip. A suite that needs an empty log, or a server that it may kill, starts one of its own.
 */
export function eventstoreUrl(): string {
  const url = process.env['COVERTRAIL_TEST_EVENTSTORE_URL'];
  if (url === undefined)
    throw new Error(
      'COVERTRAIL_TEST_EVENTSTORE_URL is not set: run the suite by `npm test`, with "eventstore" in its path.',
    );
  return url;
}
