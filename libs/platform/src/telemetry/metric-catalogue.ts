type MetricType = 'counter' | 'gauge' | 'histogram';

/** One metric: its name and help as Prometheus shows them, and the names of its labels. */
export interface MetricDeclaration<Label extends string = string, Type extends MetricType = MetricType> {
  readonly type: Type;
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
  /** Upper ends of the buckets of a histogram, in seconds. */
  readonly buckets?: readonly number[];
}

const declare =
  <const Type extends MetricType>(type: Type) =>
  <const Label extends string = never>(
    name: string,
    help: string,
    ...labels: readonly Label[]
  ): MetricDeclaration<Label, Type> => ({
    type,
    name: `covertrail_${name}`,
    help,
    labels,
    ...(type === 'histogram' ? { buckets: SECONDS } : {}),
  });

const SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const counter = declare('counter');
const gauge = declare('gauge');
const histogram = declare('histogram');

/**
 * Every metric of the product, declared once: what counts names the key, and the compiler checks its labels. No label holds an
 * id or a company: `kind` is `view`, `build` or `reaction`, and `name`, `view`, `command` and `call` are names of the program.
 */
export const METRIC_CATALOGUE = {
  lagEvents: gauge(
    'lag_events',
    'Events of the log that a view, a build of a view or a reaction has not seen, whichever process runs it',
    'kind',
    'name',
  ),
  lagSeconds: gauge(
    'lag_seconds',
    'Age of the oldest event that it has not seen; 0 at the end of the log',
    'kind',
    'name',
  ),
  lagRate: gauge('passed_events_per_second', 'Events of the log that it gets past per second', 'kind', 'name'),
  unfoldedViews: gauge('unfolded_views', 'Views that no process folds'),
  parkedEvents: gauge('parked_events', 'Events that were parked, in all processes', 'kind', 'name'),
  parkedKeys: gauge('parked_keys', 'Documents that take no events until they are repaired, in all processes', 'view'),
  leases: gauge('leases', 'Views that this process folds, and reactions that it runs', 'kind'),
  logEvents: counter('log_events_total', 'Events that this process received from the log'),

  batchSeconds: histogram('batch_seconds', 'Time of one batch of a view: fetched, folded and written', 'view'),
  batchPartSeconds: counter(
    'batch_part_seconds_total',
    'Time that the parts of batches took: fetch, fold, write',
    'view',
    'part',
  ),
  batchEvents: counter('batch_events_total', 'Events in the batches of a view', 'view'),
  folds: counter('folds_total', 'Events that were folded into a document', 'view'),
  repeatedFolds: counter('repeated_folds_total', 'Events that a document held already', 'view'),
  reactedEvents: counter('reacted_events_total', 'Events that a reaction handled', 'name'),
  newlyParked: counter('newly_parked_events_total', 'Events that this process parked', 'kind', 'name'),
  checkpointConflicts: counter(
    'checkpoint_conflicts_total',
    'Commits that were refused because another process moved the checkpoint',
    'kind',
    'name',
  ),
  retries: counter('retries_total', 'Rounds that are tried again after an error of a store', 'kind', 'name'),
  switchFailures: counter('switch_failures_total', 'Switches to a rebuilt view that are tried again', 'view'),
  resubscriptions: counter('resubscriptions_total', 'Subscriptions to the log that ended and were made again'),
  unknownEvents: counter('unknown_events_total', 'Events of a type that this program does not know'),
  upkeepFailures: counter('upkeep_failures_total', 'Rounds of upkeep (leases, switches, sweeps) that a store refused'),
  jobFailures: counter('job_failures_total', 'Runs of a job that failed; it runs again within a minute', 'name'),
  liveFeedRetries: counter('live_feed_retries_total', 'Readings of the live-update outbox that are tried again'),
  liveFeedAge: gauge('live_outbox_age_seconds', 'Since when the live-update outbox was not read to its end'),
  collectFailures: counter('collect_failures_total', 'Figures that could not be collected for this page', 'source'),

  commandSeconds: histogram(
    'command_seconds',
    'Time from a command to its outcome, appended events included',
    'command',
  ),
  commands: counter(
    'commands_total',
    'Commands by their outcome: done, repeated, or the code of the refusal',
    'command',
    'outcome',
    'by',
  ),
  appendConflicts: counter(
    'append_conflicts_total',
    'Commands that are decided again because their stream had moved on',
    'command',
  ),
  querySeconds: histogram('query_seconds', 'Time of a call that asks', 'call'),
  callSeconds: histogram('call_seconds', 'Time of a call that changes something', 'call'),
  calls: counter('calls_total', 'Calls by their HTTP status', 'call', 'status'),
  sockets: gauge('sockets', 'Pages that are connected to this process'),
  liveMessages: counter('live_messages_total', 'Live messages that were sent to companies and users', 'message'),
  mailWaiting: gauge('mail_outbox_waiting', 'Mails that wait to be sent; counted up to 200'),
  mailAge: gauge('mail_outbox_age_seconds', 'Age of the oldest mail that waits to be sent'),

  backupAt: gauge(
    'last_backup_timestamp_seconds',
    'When the last backup that succeeded ended, in seconds since 1970; 0 for never',
  ),
  backupFailed: gauge('last_backup_failed', '1 where the last backup failed'),
  storageBytes: gauge('storage_bytes', 'Size of what is stored in the folder of the product', 'store'),
  diskFree: gauge('disk_free_bytes', 'Free space of the disk that holds the folder of the product'),
  diskSize: gauge('disk_size_bytes', 'Size of the disk that holds the folder of the product'),
  build: gauge('process_info', 'Always 1; which program this is', 'process'),
} as const;

export type MetricName = keyof typeof METRIC_CATALOGUE;

/** The keys of the metrics of one type. */
export type MetricOf<Type extends MetricType> = {
  [Name in MetricName]: (typeof METRIC_CATALOGUE)[Name] extends { readonly type: Type } ? Name : never;
}[MetricName];

/** A value for each label of a metric. */
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof METRIC_CATALOGUE)[Name]['labels'][number], string>
>;
