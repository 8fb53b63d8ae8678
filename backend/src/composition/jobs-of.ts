import type { INestApplication } from '@nestjs/common';
import { systemClock } from '@covertrail/platform/clock/clock';
import { FEATURE_JOBS } from '../features/features.js';
import type { Infrastructure } from './infrastructure.js';
import { Jobs, type NamedJob } from './jobs.js';

/** A file is uploaded before the command that cites it. */
const UNCLAIMED_KEPT_MS = 24 * 60 * 60_000;
/** Providers of all modules. */
const EVERYWHERE = { strict: false } as const;

/** The jobs of the features, and then what deletes from the stores that which nobody needs any more. */
export const jobsOf = (app: INestApplication, infrastructure: Infrastructure): Jobs => new Jobs([
  ...FEATURE_JOBS.map(({ by, ...named }) => ({ ...named, run: () => app.get(by, EVERYWHERE).run() })),
  ...sweepsOf(infrastructure),
]);

/** Sessions and records end on real time, whatever clock the product has. */
const sweepsOf = ({ vault, files }: Infrastructure): readonly NamedJob[] => [
  { name: 'expired sessions', run: () => vault.sweepSessions(systemClock.now()).then(() => 0) },
  { name: 'expired records', run: () => vault.sweepRecords(systemClock.now()).then(() => 0) },
  { name: 'unclaimed files', run: () => files.sweepUnclaimed(new Date(Date.now() - UNCLAIMED_KEPT_MS).toISOString()) },
];
