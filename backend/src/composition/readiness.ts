import { statfs } from 'node:fs/promises';
import type { LedgerWatch } from '@covertrail/platform/event-store/ledger-watch';
import { answeredInTime } from '@covertrail/platform/timing/answered-in-time';
import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import { parkedReport, parkedSummary } from '@covertrail/platform/engine/parked/parked-report';
import type { ProjectionStatus } from '@covertrail/platform/engine/subscription/projection-status';
import type { DamagedDocument } from '@covertrail/platform/engine/view-watch';
import type { ViewBehind } from '@covertrail/platform/engine/progress/catch-up';
import { within } from '@covertrail/platform/timing/within';
import type { ReactionStatus } from '@covertrail/platform/engine/reaction-engine';
import { PROJECTIONS } from '@covertrail/projections/projections';
import type { Health } from '../features/health/health.controller.js';
import type { Engines } from './engines.js';
import type { Infrastructure } from './infrastructure.js';

const ANSWER_MS = 2_000;
/** Clocks of several machines differ by less. */
const CLOCKS_APART_MS = 60_000;
/** Less than SQLite needs to go on. */
const ROOM_BYTES = 1_000_000;
const SILENT = 'the read store does not answer';

/**
 * A process is ready when its stores answer, its views show at least what was in the log when it started and are advancing, and its
 * reactions are not blocked. Parked events are reported and do not prevent readiness: everything except their documents is correct.
 * Nor do views that nobody folds for a moment, or that are late: their replies say so (`stale`), and it concerns every backend alike.
 */
export const readinessOf = (infrastructure: Infrastructure, engines: Engines): Health => ({
  trouble: async () =>
    (await storeTrouble(infrastructure)) ??
    (await viewTrouble(engines)) ??
    foldTrouble(statusOf(engines), engines.projections.unfolded) ??
    buildTrouble(await engines.projections.catchUp.behind()) ??
    reactionTrouble(engines.reactions.status()),
  degradedBy: async () => [
    ...unheldViews(engines.projections.unheld),
    ...(await lateViews(engines)),
    ...(await logFlaws(infrastructure)),
    ...damage(infrastructure.ledgerWatch),
    ...(await fullDisks(infrastructure.folder)),
    ...(await lostSecrets(infrastructure)),
    ...damagedViews((await answered(engines.viewWatch.damaged())) ?? []),
  ],
  parked: async () => parkedSummary(await parkedReport(infrastructure.reads)),
});

async function storeTrouble({ watch }: Infrastructure): Promise<string | null> {
  const answered = await within(watch.current(), ANSWER_MS).catch(() => false);
  return answered ? null : SILENT;
}

async function viewTrouble({ projections }: Engines): Promise<string | null> {
  const missing: string[] = [];
  const looked = PROJECTIONS.map(({ name }) =>
    projections.collections.collectionOf(name).catch(() => void missing.push(name)),
  );
  if (!(await within(Promise.all(looked), ANSWER_MS))) return SILENT;
  return missing.length === 0 ? null : `the view ${missing[0]} is not built yet`;
}

const statusOf = ({ projections }: Engines): readonly ProjectionStatus[] =>
  projections instanceof ProjectionEngine ? projections.status() : [];

/** Views that this process folds, or that no process folds; paused ones included. */
export function foldTrouble(
  folded: readonly Pick<ProjectionStatus, 'projection' | 'state' | 'error'>[],
  unfolded: readonly string[],
): string | null {
  const stalled = folded.find(({ state }) => state === 'stalled');
  if (stalled) return `the view ${stalled.projection} is stalled`;
  const [first] = unfolded;
  if (first === undefined) return null;
  const paused = folded.find(({ projection, state }) => projection === first && state === 'paused');
  return `nobody folds the view ${first}${paused ? `, which is paused: ${paused.error ?? 'no reason known'}` : ''}`;
}

/** The first one, and how many there are. */
export function buildTrouble(behind: readonly ViewBehind[]): string | null {
  const [first] = behind;
  if (first === undefined) return null;
  const more = behind.length > 1 ? `, and ${behind.length - 1} more` : '';
  return `the view ${first.view} is still being built (${first.percent} % of the log)${more}`;
}

const unheldViews = (views: readonly string[]): string[] =>
  sentenceOn('nobody folds these views at this moment', views);

const sentenceOn = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${what}: ${names.join(', ')}`];

/** That the log is away concerns every process alike: reading goes on. */
async function logFlaws({ events, clock }: Infrastructure): Promise<string[]> {
  const head = await answered(events.head());
  if (head === null) return ['the log does not answer: commands are refused, replies are as of what was last known'];
  const soon = new Date(Date.parse(clock.now()) + CLOCKS_APART_MS).toISOString();
  const recorded = await answered(events.positionAt(soon));
  if (recorded === null || recorded >= head) return [];
  return [
    'the last events were recorded by a clock that was ahead: until the clock has come there, all events are recorded at that moment',
  ];
}

const answered = <Result>(work: Promise<Result>): Promise<Result | null> =>
  answeredInTime(work, ANSWER_MS).catch(() => null);

function damage({ damaged }: LedgerWatch): string[] {
  const [first] = damaged;
  return first === undefined
    ? []
    : [
        `the log holds events that are not as they were appended, the first at position ${first.position} (${first.id}): npm run verify-ledger names them`,
      ];
}

/** This process goes on with what it was given; the next one would not start. */
async function lostSecrets({ vault }: Infrastructure): Promise<string[]> {
  const lost = (await answered(vault.lostSecrets())) ?? [];
  return sentenceOn('the vault has lost these secrets, put back the one that was kept with the log', lost);
}

const damagedViews = (found: readonly DamagedDocument[]): string[] =>
  sentenceOn(
    'these views hold documents that are not as they were written, and are built again beside themselves',
    found.map(({ view, id }) => `${view} (${id})`),
  );

/** Log-in writes, so it is refused on a full disk. */
async function fullDisks(folder: string): Promise<string[]> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < ROOM_BYTES ? [`the disk of ${folder} is full: log-ins and commands may be refused`] : [];
}

/** Views whose replies are stale because they lack what has been in the log for some time. */
async function lateViews({ projections: { progress } }: Engines): Promise<string[]> {
  const pinned = await Promise.all(
    progress.names.map(async (view) => ({ view, late: (await progress.pin(view)).late })),
  );
  return sentenceOn(
    'these views are behind the log',
    pinned.flatMap(({ view, late }) => (late ? [view] : [])),
  );
}

function reactionTrouble(reactions: readonly ReactionStatus[]): string | null {
  const held = reactions.find(({ state }) => state === 'stalled' || state === 'paused');
  return held ? `the reaction ${held.reaction} is ${held.state}` : null;
}
