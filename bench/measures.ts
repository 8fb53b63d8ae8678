import type { Measure } from './bench.js';
import { answerVerdict } from './measures/answer-verdict.measure.js';
import { assessment } from './measures/assessment.measure.js';
import { batches } from './measures/batches.measure.js';
import { certificates } from './measures/certificates.measure.js';
import { clickToPage } from './measures/click-to-page.measure.js';
import { copyEvents } from './measures/copy-events.measure.js';
import { curePlan } from './measures/cure-plan.measure.js';
import { durableAppend } from './measures/durable-append.measure.js';
import { eventCheck } from './measures/event-check.measure.js';
import { eventstoreAppend } from './measures/eventstore-append.measure.js';
import { eventstoreLog } from './measures/eventstore-log.measure.js';
import { firstScreen } from './measures/first-screen.measure.js';
import { httpCommand } from './measures/http-command.measure.js';
import { ledger } from './measures/ledger.measure.js';
import { listQuery } from './measures/list-query.measure.js';
import { live } from './measures/live.measure.js';
import { manyCertificates } from './measures/many-certificates.measure.js';
import { locations } from './measures/locations.measure.js';
import { readableOnMongodb } from './measures/readable-on-mongodb.measure.js';
import { readable } from './measures/readable.measure.js';
import { rebuildOnMongodb } from './measures/rebuild-on-mongodb.measure.js';
import { rebuild } from './measures/rebuild.measure.js';
import { requestNeeds } from './measures/request-needs.measure.js';
import { seed } from './measures/seed.measure.js';
import { shareGraph } from './measures/share-graph.measure.js';
import { supplierSearch } from './measures/supplier-search.measure.js';
import { verdict } from './measures/verdict.measure.js';
import { whatIf } from './measures/what-if.measure.js';
import { workers } from './measures/workers.measure.js';

/** Everything that `npm run bench` measures, in this order. */
export const MEASURES: readonly Measure[] = [
  assessment,
  certificates,
  eventCheck,
  seed,
  durableAppend,
  eventstoreAppend,
  eventstoreLog,
  copyEvents,
  ledger,
  httpCommand,
  readable,
  readableOnMongodb,
  live,
  clickToPage,
  listQuery,
  supplierSearch,
  locations,
  batches,
  manyCertificates,
  answerVerdict,
  requestNeeds,
  shareGraph,
  rebuild,
  rebuildOnMongodb,
  workers,
  verdict,
  whatIf,
  curePlan,
  firstScreen,
];
