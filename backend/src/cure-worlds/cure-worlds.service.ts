import { Injectable } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { ProvidedPolicy } from '@covertrail/domain/compliance/coverage';
import type { CureCase, CureWorld } from '@covertrail/domain/cure-plan/cure-simulation.rules';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shownTrial, type ShownTrial } from '@covertrail/domain/tracking/tracking.rules';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { AssessmentInputsLoader, type LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { Views } from '#views/views.service';

/** An insured has some dozens of policies and trackings; if there are more, the policies that last longest are used. */
const MOST_POLICIES = 200;
const MOST_TRACKINGS = 500;

/** What a plan is made of. */
export interface LoadedCureWorld {
  readonly world: CureWorld;
  /** Trackings that depend on an event that cannot be read: no plan is made for them. */
  readonly unreadable: readonly Uuid[];
}

/** Folds what a plan is made of from the streams; views only name them. */
@Injectable()
export class CureWorlds {
  private readonly inputs: AssessmentInputsLoader;

  constructor(
    private readonly views: Views,
    deciders: DeciderStore,
  ) {
    this.inputs = new AssessmentInputsLoader(deciders);
  }

  /** All requesters of an insured that asked it or were shown something, as of a day: for the insured and its agency alone. */
  async ofInsured(insuredId: Uuid, day: CalendarDate): Promise<LoadedCureWorld> {
    const { documents } = await this.views.find(trackedSuppliersView, { where: { supplierId: { eq: insuredId } } }, [], { limit: MOST_TRACKINGS });
    const active = documents.filter(({ asked, answered }) => answered || asked === 'requested');
    return this.ofTrackings(insuredId, active.map(({ id }) => id), day);
  }

  /** Some trackings of an insured, with all that it holds: for the insured and its agency alone. */
  async ofTrackings(insuredId: Uuid, trackingIds: readonly Uuid[], day: CalendarDate): Promise<LoadedCureWorld> {
    const loaded = (await Promise.all(trackingIds.map((id) => this.inputs.load(id)))).flatMap((inputs) => inputs ?? []);
    const readable = loaded.filter(({ incomplete }) => incomplete !== true);
    const { ids, archived } = await this.holdings(insuredId, readable);
    const requesters = [...new Set(readable.map(({ tracking }) => tracking.requesterId))];
    const seenBy = new Map(await Promise.all(requesters.map(async (id) => [id, await this.inputs.policiesOn(ids, id, day)] as const)));
    const held = (seenBy.values().next().value ?? []).filter((policy) => policy.insuredId === insuredId).map(withoutDocuments);
    return {
      world: { insuredId, day, held, archived, cases: readable.flatMap((inputs) => caseOf(inputs, held, seenBy.get(inputs.tracking.requesterId) ?? [], day) ?? []) },
      unreadable: loaded.filter(({ incomplete }) => incomplete === true).map(({ tracking }) => tracking.trackingId),
    };
  }

  /** One tracking as its requester knows it: made of the policies that it was shown, as they are for it. Undefined where it never began. */
  async asRequester(trackingId: Uuid, day: CalendarDate): Promise<LoadedCureWorld | undefined> {
    const inputs = await this.inputs.load(trackingId);
    if (!inputs) return undefined;
    const { insuredId } = inputs.tracking;
    const held = shownTrial(inputs, day)?.shown.filter(({ policyId }) => inputs.noLongerShared?.has(policyId) !== true) ?? [];
    const one = inputs.incomplete === true ? undefined : caseOf(inputs, held, held, day);
    return { world: { insuredId, day, held: held.map(withoutDocuments), archived: new Set(), cases: one ? [one] : [] }, unreadable: inputs.incomplete === true ? [trackingId] : [] };
  }

  /** The policies of the insured, and archived ones that are still shown. */
  private async holdings(insuredId: Uuid, loaded: readonly LoadedInputs[]) {
    const filter = { where: { insuredId: { eq: insuredId } } };
    const { documents } = await this.views.find(policiesView, filter, [{ field: 'expiresOn', direction: 'desc' }], { limit: MOST_POLICIES });
    const shown = new Set(loaded.flatMap(({ policies, noLongerShared }) => [...policies.keys()].filter((id) => noLongerShared?.has(id) !== true)));
    const archived = new Set(documents.filter((record) => record.archived).map(({ id }) => id));
    return { ids: [...new Set([...shown, ...documents.map(({ id }) => id).filter((id) => !archived.has(id))])], archived };
  }
}

/** Which documents are on file depends on the requester, so that each case adds them. */
const withoutDocuments = (policy: ProvidedPolicy): ProvidedPolicy => ({ ...policy, documents: { value: [], events: [] } });

/** `seen`: the policies with the documents that this requester may know. Undefined while nothing is required. */
function caseOf(inputs: LoadedInputs, held: readonly ProvidedPolicy[], seen: readonly ProvidedPolicy[], day: CalendarDate): CureCase | undefined {
  const trial: ShownTrial | undefined = shownTrial(inputs, day);
  if (!trial) return undefined;
  const { tracking: { trackingId, requesterId, projectId }, policies, noLongerShared } = inputs;
  const ended = (id: Uuid): boolean => noLongerShared?.has(id) === true;
  const seenLast = trial.shown.filter(({ policyId }) => ended(policyId));
  const onFile = new Map(seen.map(({ policyId, documents }) => [policyId, documents.value]));
  const withOwn = (policy: ProvidedPolicy): ProvidedPolicy =>
    (seenLast.includes(policy) ? policy : { ...policy, documents: { ...policy.documents, value: [...onFile.get(policy.policyId) ?? [], ...policy.documents.value] } });
  return {
    trackingId, requesterId, projectId,
    requirements: trial.requirements,
    compiled: trial.compiled,
    shows: new Set(held.map(({ policyId }) => policyId).filter((id) => policies.has(id) && !ended(id))),
    seenLast,
    assess: (shown) => trial.assess(shown.map(withOwn)),
  };
}
