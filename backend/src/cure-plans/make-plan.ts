import { curePlanOf, MOST_ASSESSMENTS } from '@covertrail/domain/cure-plan/cure-plan.rules';
import type { CureCase, CureWorld } from '@covertrail/domain/cure-plan/cure-simulation.rules';
import { openAfter } from '@covertrail/domain/cure-plan/plan-outcome.rules';
import type { IsLate, PlanPart } from '@covertrail/domain/cure-plan/plan-time.rules';
import type { StatesAt } from '@covertrail/platform/deciders/states-at';
import { readAhead } from '#assessment-inputs/read-ahead';
import type { CurePlanQuestion, MadePlan, PlannedCase } from './cure-plan-question.js';
import { CureWorldLoader } from './cure-world.loader.js';

/** So many milliseconds after the beginning a part of the plan ends with what it has found: others wait for their plans (ADR 61). */
const ENDS_AT_MS: Readonly<Record<PlanPart, number>> = { study: 2_000, purchase: 3_000, search: 5_000 };

/**
 * Milliseconds in which each requester is looked at for the first time. The whole plan assesses each of them some dozens of times, so one
 * that this time does not reach would not have its plan before the caller is refused. Some are reached whatever it takes.
 */
const LOOK_MS = 300;
const LEAST_REQUESTERS = 25;

/** Milliseconds that have passed. */
export type Elapsed = () => number;

/** A watch that was started just now. */
function startedWatch(): Elapsed {
  const started = performance.now();
  return () => performance.now() - started;
}

/** Makes a plan from the streams of the position that is asked for; null for a tracking that never began. */
export async function makePlan(
  { position: _, day, ...subject }: CurePlanQuestion,
  streams: StatesAt,
  start = startedWatch,
): Promise<MadePlan | null> {
  await readAhead(streams, subject.kind === 'insured' ? subject.trackingIds : [subject.trackingId], []);
  const loader = new CureWorldLoader(streams);
  const loaded =
    subject.kind === 'insured'
      ? await loader.ofInsured(subject, day)
      : await loader.asRequester(subject.trackingId, day);
  if (!loaded) return null;
  return { ...planIn(loaded.world, start), unreadable: loaded.unreadable };
}

/** The plan for those requesters that there is time for. */
export function planIn(world: CureWorld, start: () => Elapsed): Omit<MadePlan, 'unreadable'> {
  const looking = start();
  const cases: PlannedCase[] = [];
  for (const cureCase of world.cases) {
    if (cases.length >= LEAST_REQUESTERS && looking() > LOOK_MS) break;
    cases.push(plannedCase(world, cureCase));
  }
  const planning = start();
  const isLate: IsLate = (part) => planning() > ENDS_AT_MS[part];
  return {
    plan: curePlanOf({ ...world, cases: world.cases.slice(0, cases.length) }, MOST_ASSESSMENTS, isLate),
    cases,
    unplanned: world.cases.slice(cases.length).map(({ trackingId }) => trackingId),
  };
}

const plannedCase = (world: CureWorld, cureCase: CureCase): PlannedCase => ({
  trackingId: cureCase.trackingId,
  requesterId: cureCase.requesterId,
  projectId: cureCase.projectId,
  open: openAfter(world, cureCase, []).map(({ rule }) => rule),
});
