import type { ProvidedPolicy } from '@covertrail/domain/insurance/coverage';
import type { CureCase, CureWorld } from '@covertrail/domain/cure-plan/cure-simulation.rules';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shownTrial, type ShownTrial } from '@covertrail/domain/tracking/tracking.rules';
import type { FoldedStreams } from '@covertrail/platform/deciders/decider-store';
import { AssessmentInputsLoader, type LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import type { PlanSubject } from './cure-plan-question.js';

/** What a plan is made of. */
export interface LoadedCureWorld {
  readonly world: CureWorld;
  readonly unreadable: readonly Uuid[];
}

type OfInsured = Extract<PlanSubject, { readonly kind: 'insured' }>;

/** Folds what a plan is made of from the streams. */
export class CureWorldLoader {
  private readonly inputs: AssessmentInputsLoader;

  constructor(streams: FoldedStreams) {
    this.inputs = new AssessmentInputsLoader(streams);
  }

  async ofInsured(
    { insuredId, trackingIds, policyIds, archivedIds }: OfInsured,
    day: CalendarDate,
  ): Promise<LoadedCureWorld> {
    const loaded = (await Promise.all(trackingIds.map((id) => this.inputs.load(id)))).flatMap((inputs) => inputs ?? []);
    const readable = loaded.filter(({ incomplete }) => incomplete !== true);
    const archived = new Set(archivedIds);
    // Archived policies that are still shown are part of it.
    const shown = readable.flatMap(({ policies, noLongerShared }) =>
      [...policies.keys()].filter((id) => noLongerShared?.has(id) !== true),
    );
    const ids = [...new Set([...shown, ...policyIds.filter((id) => !archived.has(id))])];
    const requesters = [...new Set(readable.map(({ tracking }) => tracking.requesterId))];
    const seenBy = new Map(
      await Promise.all(requesters.map(async (id) => [id, await this.inputs.policiesOn(ids, id, day)] as const)),
    );
    const held = (seenBy.values().next().value ?? [])
      .filter((policy) => policy.insuredId === insuredId)
      .map(withoutDocuments);
    return {
      world: {
        insuredId,
        day,
        held,
        archived,
        cases: readable.flatMap(
          (inputs) => caseOf(inputs, held, seenBy.get(inputs.tracking.requesterId) ?? [], day) ?? [],
        ),
      },
      unreadable: loaded.filter(({ incomplete }) => incomplete === true).map(({ tracking }) => tracking.trackingId),
    };
  }

  /** Made of the policies that it was shown, as they are for it. Undefined where the tracking never began. */
  async asRequester(trackingId: Uuid, day: CalendarDate): Promise<LoadedCureWorld | undefined> {
    const inputs = await this.inputs.load(trackingId);
    if (!inputs) return undefined;
    const { insuredId } = inputs.tracking;
    const held =
      shownTrial(inputs, day)?.shown.filter(({ policyId }) => inputs.noLongerShared?.has(policyId) !== true) ?? [];
    const cureCase = inputs.incomplete === true ? undefined : caseOf(inputs, held, held, day);
    return {
      world: {
        insuredId,
        day,
        held: held.map(withoutDocuments),
        archived: new Set(),
        cases: cureCase ? [cureCase] : [],
      },
      unreadable: inputs.incomplete === true ? [trackingId] : [],
    };
  }
}

/** Which documents are on file depends on the requester, so that each case adds them. */
const withoutDocuments = (policy: ProvidedPolicy): ProvidedPolicy => ({
  ...policy,
  documents: { value: [], events: [] },
});

/** `seen`: the policies with the documents that this requester may know. Undefined while nothing is required. */
function caseOf(
  inputs: LoadedInputs,
  held: readonly ProvidedPolicy[],
  seen: readonly ProvidedPolicy[],
  day: CalendarDate,
): CureCase | undefined {
  const trial: ShownTrial | undefined = shownTrial(inputs, day);
  if (!trial) return undefined;
  const {
    tracking: { trackingId, requesterId, projectId },
    policies,
    noLongerShared,
  } = inputs;
  const ended = (id: Uuid): boolean => noLongerShared?.has(id) === true;
  const seenLast = trial.shown.filter(({ policyId }) => ended(policyId));
  const onFile = new Map(seen.map(({ policyId, documents }) => [policyId, documents.value]));
  const withOwn = (policy: ProvidedPolicy): ProvidedPolicy =>
    seenLast.includes(policy)
      ? policy
      : {
          ...policy,
          documents: {
            ...policy.documents,
            value: [...(onFile.get(policy.policyId) ?? []), ...policy.documents.value],
          },
        };
  return {
    trackingId,
    requesterId,
    projectId,
    requirements: trial.requirements,
    compiled: trial.compiled,
    shows: new Set(held.map(({ policyId }) => policyId).filter((id) => policies.has(id) && !ended(id))),
    seenLast,
    assess: (shown) => trial.assess(shown.map(withOwn)),
  };
}
