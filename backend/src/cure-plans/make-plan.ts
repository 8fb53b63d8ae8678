import { curePlanOf, MOST_ASSESSMENTS } from '@covertrail/domain/cure-plan/cure-plan.rules';
import { openAfter } from '@covertrail/domain/cure-plan/plan-outcome.rules';
import type { StatesAt } from '@covertrail/platform/deciders/states-at';
import { readAhead } from '#assessment-inputs/read-ahead';
import type { CurePlanQuestion, MadePlan } from './cure-plan-question.js';
import { CureWorldLoader } from './cure-world.loader.js';

/** After so many milliseconds a search ends with what it has found: others wait for their plans. */
const SEARCH_MS = 3_000;

/** Makes a plan from the streams of the position that is asked for; null for a tracking that never began. */
export async function makePlan({ position: _, day, ...subject }: CurePlanQuestion, streams: StatesAt): Promise<MadePlan | null> {
  await readAhead(streams, subject.kind === 'insured' ? subject.trackingIds : [subject.trackingId], []);
  const loader = new CureWorldLoader(streams);
  const loaded = subject.kind === 'insured' ? await loader.ofInsured(subject, day) : await loader.asRequester(subject.trackingId, day);
  if (!loaded) return null;
  const { world, unreadable } = loaded;
  const cases = world.cases.map((one) => ({ trackingId: one.trackingId, requesterId: one.requesterId, projectId: one.projectId, open: openAfter(world, one, []).map(({ rule }) => rule) }));
  const until = performance.now() + SEARCH_MS;
  return { plan: curePlanOf(world, MOST_ASSESSMENTS, () => performance.now() > until), cases, unreadable };
}
