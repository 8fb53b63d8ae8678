import type { INestApplication } from '@nestjs/common';
import type { FeatureJob } from '#feature-job';
import { FEATURE_JOBS } from '../features/features.js';
import type { LedgerCheckpoints } from '@covertrail/platform/ledger/ledger-checkpoints';
import { SIGN_UP_KEPT_MS } from '#sign-ups/pending-sign-ups.service';
import type { Infrastructure } from './infrastructure.js';
import { Jobs, type NamedJob } from './jobs.js';
import { runOnTime } from './timed-run.js';

/** A file is uploaded before the command that cites it: the logo of an agency that signs up as long before as the sign-up waits for its mail to be read. */
const UNCLAIMED_KEPT_MS = SIGN_UP_KEPT_MS;
/** Providers of all modules. */
const EVERYWHERE = { strict: false } as const;

/** The jobs of the features, what signs the log, and then what deletes from the stores that which nobody needs any more. */
export const jobsOf = (app: INestApplication, infrastructure: Infrastructure, ledger: LedgerCheckpoints): Jobs =>
  new Jobs([
    ...FEATURE_JOBS.map((job) => runnable(job, app, infrastructure)),
    { name: 'checkpoints of the log', run: () => ledger.run() },
    ...sweepsOf(infrastructure),
  ]);

/** A timed job is asked as often as the others, and on each day to which the clock of a product is moved. */
function runnable(job: FeatureJob, app: INestApplication, { reads: control, clock }: Infrastructure): NamedJob {
  if (job.on === undefined) {
    const { by, ...named } = job;
    return { ...named, run: () => app.get(by, EVERYWHERE).run() };
  }
  return {
    name: job.name,
    eachDay: true,
    run: () => runOnTime(job, app.get(job.by, EVERYWHERE), { control, clock }),
  };
}

/** What ends by the clock of the product, which wrote it. */
const sweepsOf = ({ vault, files, clock }: Infrastructure): readonly NamedJob[] => [
  { name: 'expired sessions', run: () => vault.sweepSessions(clock.now()).then(() => 0) },
  { name: 'expired records', run: () => vault.sweepRecords(clock.now()).then(() => 0) },
  {
    name: 'unclaimed files',
    run: () => files.sweepUnclaimed(new Date(Date.parse(clock.now()) - UNCLAIMED_KEPT_MS).toISOString()),
  },
];
