import { carrierDecider, ratingAt, type CarrierState } from '@covertrail/domain/carrier/carrier.decider';
import { companyDecider, type CompanyState } from '@covertrail/domain/company/company.decider';
import { documentRegisterDecider } from '@covertrail/domain/document-register/document-register.decider';
import type { DocumentRegisterState } from '@covertrail/domain/document-register/document-register.state';
import { documentsOnFile, registerKnownAt } from '@covertrail/domain/document-register/documents-on-file.rules';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { ProvidedPolicy } from '@covertrail/domain/insurance/coverage';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { exceptionDecider } from '@covertrail/domain/exception/exception.decider';
import type { ExceptionsState } from '@covertrail/domain/exception/exception.state';
import { formEquivalenceDecider } from '@covertrail/domain/form-equivalence/form-equivalence.decider';
import type { FormEquivalenceState } from '@covertrail/domain/form-equivalence/form-equivalence.state';
import type { PolicyState } from '@covertrail/domain/policy/policy.state';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { projectDecider, type ProjectState } from '@covertrail/domain/project/project.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownUntil, type ShareState } from '@covertrail/domain/share/share.state';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import type { TemplateState } from '@covertrail/domain/template/template.state';
import {
  asksForDocuments,
  asksForProjectDays,
  requiresDocuments,
  requiresProjectDays,
  exceptionScopesOf,
  type AssessmentInputs,
} from '@covertrail/domain/tracking/tracking.rules';
import { ratedPolicy, type DocumentsOnFile, type RatingOnDay } from '@covertrail/domain/tracking/tracking-provided';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { StartedTracking, TrackingState } from '@covertrail/domain/tracking/tracking.state';
import type { FoldedStreams, Loaded } from '@covertrail/platform/deciders/decider-store';

/** The inputs, and the revision of every stream from which they were folded: the assessment records both. */
export interface LoadedInputs extends AssessmentInputs {
  readonly revisions: Readonly<Record<string, number>>;
}

type AnyDecider<State> = Decider<State, never, DomainEvent, never>;

/**
 * Folds the streams that a tracking names, now or as they were known at a position. Only streams are read, never views:
 * a verdict must not depend on how far a projection has come (reference: verdicts).
 */
export class AssessmentInputsLoader {
  /** `alsoAsked`: requirements besides those of the templates; what they ask for is read as well. */
  constructor(
    private readonly streams: FoldedStreams,
    private readonly alsoAsked: readonly Requirements[] = [],
  ) {}

  /** Undefined when the tracking had not begun at that position. */
  async load(trackingId: Uuid, upTo?: Position): Promise<LoadedInputs | undefined> {
    const reading = new Reading(this.streams, upTo);
    const tracking = await reading.state<TrackingState>(asAny(trackingDecider), trackingId);
    return tracking ? this.inputsOf(tracking, reading) : undefined;
  }

  /** The inputs of a tracking that does not exist yet, as things are now. */
  loadFor(tracking: StartedTracking): Promise<LoadedInputs> {
    return this.inputsOf(tracking, new Reading(this.streams, undefined));
  }

  private async inputsOf(tracking: StartedTracking, reading: Reading): Promise<LoadedInputs> {
    const templates = await readAll(
      tracking.templates.map(({ value }) => value),
      (id) => reading.state<TemplateState>(asAny(templateDecider), id),
    );
    const ends = await endsOfShares(tracking, reading);
    const policies = await readAll([...ends.keys()], (id) => reading.state(asAny(policyDecider), id, ends.get(id)));
    const carrierIds = [...policies.values()].flatMap(
      (policy) => policy?.carrier.map(({ value }) => value.carrierId) ?? [],
    );
    const carriers = await readAll(carrierIds, (id) => reading.state(asAny(carrierDecider), id));
    const asksFor = asksForDocuments(templates.values()) || this.alsoAsked.some(requiresDocuments);
    const documents = asksFor ? await documentsOf(ends, tracking.requesterId, reading) : NO_DOCUMENTS;
    const exceptions = await readAll(exceptionScopesOf(tracking), (id) =>
      reading.state<ExceptionsState>(asAny(exceptionDecider), id),
    );
    const noLongerShared = new Set([...ends].flatMap(([policyId, end]) => (end === undefined ? [] : policyId)));
    const forms = await reading.state<FormEquivalenceState>(asAny(formEquivalenceDecider), tracking.requesterId);
    const asksForDays = asksForProjectDays(templates.values()) || this.alsoAsked.some(requiresProjectDays);
    const project = asksForDays
      ? { project: await reading.state<ProjectState>(asAny(projectDecider), tracking.projectId) }
      : {};
    const { revisions, incomplete } = reading;
    return {
      tracking,
      templates,
      policies,
      carriers: ratingsOf(carriers),
      ratingDays: ratingDaysOf(carriers),
      documents,
      exceptions,
      noLongerShared,
      forms,
      ...project,
      revisions,
      incomplete,
    };
  }

  /** What was on file for a policy at a moment, with the days of uploads in the requester's time zone [D12]. */
  async documentsKnownAt(policyId: Uuid, requesterId: Uuid, moment: Instant): Promise<DocumentsOnFile> {
    const reading = new Reading(this.streams, undefined);
    const register = await reading.state<DocumentRegisterState>(asAny(documentRegisterDecider), policyId);
    const timeZone = await reading.timeZoneOf(requesterId);
    const onFile = registerKnownAt(register, moment);
    return (without) => documentsOnFile(onFile, (instant) => dayInZone(instant, timeZone), without);
  }

  /** Policies as they are on a day by everything that is known now, each with its carrier's rating and, for this requester, its documents. */
  async policiesOn(
    policyIds: readonly Uuid[],
    requesterId: Uuid,
    day: CalendarDate,
  ): Promise<readonly ProvidedPolicy[]> {
    const reading = new Reading(this.streams, undefined);
    const policies = await readAll(policyIds, (id) => reading.state<PolicyState>(asAny(policyDecider), id));
    const carrierIds = [...policies.values()].flatMap(
      (policy) => policy?.carrier.map(({ value }) => value.carrierId) ?? [],
    );
    const carriers = ratingsOf(await readAll(carrierIds, (id) => reading.state(asAny(carrierDecider), id)));
    const documents = await documentsOf(new Map(policyIds.map((id) => [id, undefined])), requesterId, reading);
    return [...policies.values()].flatMap((policy) => ratedPolicy(policy, { carriers, documents }, day) ?? []);
  }
}

/** Reads streams up to one position, and remembers the revision of each. */
class Reading {
  readonly revisions: Record<string, number> = {};
  incomplete = false;

  constructor(
    private readonly streams: FoldedStreams,
    private readonly upTo: Position | undefined,
  ) {}

  /** `end` comes before everything else that is read: later events of the stream do not count. */
  async state<State>(decider: AnyDecider<State>, id: Uuid, end?: Position): Promise<State> {
    return (await this.loaded(decider, id, end)).state;
  }

  /** Settled by the first event of the company, so it is no input that changes. */
  async timeZoneOf(companyId: Uuid): Promise<string> {
    const { state } = await this.streams.load(asAny<CompanyState>(companyDecider), companyId);
    return state?.registration.timeZone ?? 'UTC';
  }

  async loaded<State>(decider: AnyDecider<State>, id: Uuid, end?: Position): Promise<Loaded<State>> {
    const upTo = end ?? this.upTo;
    const loaded =
      upTo === undefined ? await this.streams.load(decider, id) : await this.streams.loadAt(decider, id, upTo);
    this.revisions[`${decider.type}-${id}`] = loaded.revision;
    if (loaded.incomplete === true) this.incomplete = true;
    return loaded;
  }
}

/**
 * Every policy that was provided, with the position at which its last share ended; undefined while a share is active. The
 * requester may not know what happens to a policy after that, so the policy is assessed as the requester last saw it.
 */
async function endsOfShares(tracking: StartedTracking, reading: Reading): Promise<Map<Uuid, Position | undefined>> {
  const ends = new Map<Uuid, Position | undefined>();
  for (const { shareId, policyIds } of tracking.provided) {
    const state = await reading.state<ShareState>(asAny(shareDecider), shareId);
    for (const policyId of policyIds) {
      const end = shownUntil(state, policyId) ?? undefined;
      ends.set(policyId, ends.has(policyId) ? laterEnd(ends.get(policyId), end) : end);
    }
  }
  return ends;
}

const NO_DOCUMENTS: ReadonlyMap<Uuid, DocumentsOnFile> = new Map();

/** What is on file for each policy, as far as the requester may know it, with the days of uploads in the requester's time zone. */
async function documentsOf(
  ends: ReadonlyMap<Uuid, Position | undefined>,
  requesterId: Uuid,
  reading: Reading,
): Promise<ReadonlyMap<Uuid, DocumentsOnFile>> {
  const registers = await readAll([...ends.keys()], (id) =>
    reading.state<DocumentRegisterState>(asAny(documentRegisterDecider), id, ends.get(id)),
  );
  if ([...registers.values()].every((register) => register === null)) return NO_DOCUMENTS;
  const timeZone = await reading.timeZoneOf(requesterId);
  const dayOf = (instant: Instant): CalendarDate => dayInZone(instant, timeZone);
  return new Map(
    [...registers].map(([policyId, register]) => [policyId, (without) => documentsOnFile(register, dayOf, without)]),
  );
}

const laterEnd = (end: Position | undefined, other: Position | undefined): Position | undefined =>
  end === undefined || other === undefined ? undefined : end > other ? end : other;

const asAny = <State>(decider: { readonly type: string; readonly initialState: State }): AnyDecider<State> =>
  decider as unknown as AnyDecider<State>;

async function readAll<State>(ids: readonly Uuid[], read: (id: Uuid) => Promise<State>): Promise<Map<Uuid, State>> {
  const states = new Map<Uuid, State>();
  for (const id of new Set(ids)) states.set(id, await read(id));
  return states;
}

function ratingsOf(carriers: ReadonlyMap<Uuid, CarrierState>): Map<Uuid, RatingOnDay> {
  return new Map(
    [...carriers].map(([id, state]) => [
      id,
      (day, without) => {
        const ratings = state.ratings.filter(({ events }) => without === undefined || !events.includes(without));
        const { rating, events } = ratingAt({ ...state, ratings }, day);
        return { value: rating, events };
      },
    ]),
  );
}

const ratingDaysOf = (carriers: ReadonlyMap<Uuid, CarrierState>): CalendarDate[] =>
  [...carriers.values()].flatMap(({ ratings }) => ratings.map(({ from }) => from));
