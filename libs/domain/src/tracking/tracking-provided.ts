import { bareForm } from '../insurance/forms/form-text.js';
import type { RequesterForm } from '../compliance/forms/requester-form.js';
import { requesterForms } from '../compliance/forms/requester-forms.js';
import {
  entryWithout,
  formOn,
  formsOn,
  type FormEntry,
  type FormEquivalenceState,
} from '../form-equivalence/form-equivalence.state.js';
import { equal } from '../kernel/equal.js';
import type { Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { nextChange } from '../kernel/timeline.js';
import { isKnown, type DocumentOnFile, type Known, type ProvidedPolicy, type Rating } from '../insurance/coverage.js';
import type { Otherwise, Provided } from '../compliance/provided.js';
import { knownAt } from '../policy/policy-on-day.js';
import type { PolicyState } from '../policy/policy.state.js';
import { policyChangesAfter, policyWithout, providedPolicy } from '../policy/provided-policy.js';
import type { ProjectState, StatedDays } from '../project/project.decider.js';
import { coverageShown, type StartedTracking } from './tracking.state.js';

/** A carrier's rating as known on a day, null where none is known; `without` is an event to leave out. */
export type RatingOnDay = (day: CalendarDate, without?: Uuid) => Known<Rating | null>;

/** The documents on file for a policy, with the events that recorded them; `without` is an event to leave out. */
export type DocumentsOnFile = (without?: Uuid) => Known<readonly DocumentOnFile[]>;

/** The folded streams that a tracking names. What is missing here counts as never given. */
export interface ProvidedInputs {
  readonly tracking: StartedTracking;
  readonly policies: ReadonlyMap<Uuid, PolicyState>;
  readonly carriers: ReadonlyMap<Uuid, RatingOnDay>;
  /** By policy; read only where a template requires documents or endorsements. */
  readonly documents?: ReadonlyMap<Uuid, DocumentsOnFile>;
  /** The requester's own index of forms; absent where it has none. */
  readonly forms?: FormEquivalenceState;
  /** The project; read only where a template asks for cover of its whole term. */
  readonly project?: ProjectState;
}

/** True where two inputs provide the same on every day: only what is required, or what was decided, may differ. */
export const providesSame = (inputs: ProvidedInputs, other: ProvidedInputs): boolean =>
  inputs.tracking === other.tracking &&
  inputs.policies === other.policies &&
  inputs.carriers === other.carriers &&
  inputs.documents === other.documents &&
  inputs.forms === other.forms &&
  inputs.project === other.project;

/**
 * Everything that a supplier has shown for a project, as of a day: the compliance engine assesses it. The time of sharing has no
 * effect on the day: a renewal that is shared late also covered its first days. With it, what would be known without each event
 * that makes a difference, so that findings cite exactly their causes. `changesOn` leaves out the days on which ratings change.
 */
export function buildProvided(inputs: ProvidedInputs, validAt: CalendarDate): Provided {
  const provided = providedFacts(inputs, validAt);
  return {
    ...provided,
    otherwise: [
      ...withoutShares(inputs, provided),
      ...withoutEvents(inputs, provided, validAt),
      ...withoutFormEvents(inputs, provided, validAt),
      ...withoutDays(inputs, provided),
    ],
  };
}

/** The same without `otherwise`: faster, for a caller that shows no citations. */
export function providedFacts(inputs: ProvidedInputs, validAt: CalendarDate): Provided {
  const { tracking, policies, forms = [], project } = inputs;
  const { policyIds, events } = coverageShown(tracking);
  const states = policyIds.flatMap((policyId) => policies.get(policyId) ?? []);
  const changes = [
    ...states.flatMap((state) => policyChangesAfter(state, validAt) ?? []),
    nextChange(tracking.templates, validAt) ?? [],
  ].flat();
  return {
    insuredId: tracking.insuredId,
    policies: states.flatMap((state) => ratedPolicy(state, inputs, validAt) ?? []),
    sharedBy: events,
    ...(forms.length === 0 ? {} : { forms: formsOn(forms, validAt) }),
    ...(project ? { project: lastOf(project.stated) } : {}),
    changesOn: changes.sort()[0] ?? null,
  };
}

/** A policy on a day with its carrier's rating on that day and its documents; undefined where there is no such policy. */
export function ratedPolicy(
  state: PolicyState,
  { carriers, documents }: Pick<ProvidedInputs, 'carriers' | 'documents'>,
  day: CalendarDate,
  without?: Uuid,
): ProvidedPolicy | undefined {
  const carrierId = state === null ? undefined : knownAt(state.carrier, day).value.carrierId;
  const rating = carrierId === undefined ? undefined : carriers.get(carrierId)?.(day, without);
  return providedPolicy(
    state,
    day,
    rating ?? { value: null, events: [] },
    state ? documents?.get(state.policyId)?.(without) : undefined,
  );
}

function withoutShares({ tracking }: ProvidedInputs, { policies, sharedBy }: Provided): Otherwise[] {
  return sharedBy.map((event) => {
    const others = tracking.provided.filter((coverage) => coverage.event !== event);
    const { policyIds, events } = coverageShown({ provided: others });
    return { event, policies: policies.filter(({ policyId }) => policyIds.includes(policyId)), sharedBy: events };
  });
}

/** Every event of a policy is tried, not only those that its values cite: an event that a later one replaced may count again. */
function withoutEvents(inputs: ProvidedInputs, { policies, sharedBy }: Provided, validAt: CalendarDate): Otherwise[] {
  const cited = policies.flatMap(({ policyId, rating, documents }) => [
    ...(inputs.policies.get(policyId)?.history.map(({ id }) => id) ?? []),
    ...rating.events,
    ...documents.events,
  ]);
  return [...new Set(cited)].flatMap((event) => {
    const others = policies.flatMap((policy) => withoutEvent(inputs, policy, event, validAt) ?? []);
    return equal(others, policies) ? [] : [{ event, policies: others, sharedBy }];
  });
}

function withoutEvent(
  inputs: ProvidedInputs,
  policy: ProvidedPolicy,
  event: Uuid,
  day: CalendarDate,
): ProvidedPolicy | undefined {
  const state = inputs.policies.get(policy.policyId);
  if (!state) return policy;
  const ofPolicy = state.history.some(({ id }) => id === event);
  if (!ofPolicy && ![...policy.rating.events, ...policy.documents.events].includes(event)) return policy;
  const other = ratedPolicy(ofPolicy ? policyWithout(state, event) : state, inputs, day, event);
  return other !== undefined && equal(factsOf(other), factsOf(policy)) ? policy : other;
}

/** The requester's index without each event of an entry that concerns a form of these policies. */
function withoutFormEvents(
  { forms = [] }: ProvidedInputs,
  { policies, sharedBy }: Provided,
  validAt: CalendarDate,
): Otherwise[] {
  const entries = entriesNamed(forms, policies);
  return entries.flatMap((entry) =>
    entry.history.flatMap(({ id: event }) => {
      const said = formOn(entry, validAt);
      const others = entryWithout(entry, event);
      if (equal(said.map(contentOf), others.flatMap((other) => formOn(other, validAt)).map(contentOf))) return [];
      const without = entries.flatMap((other) => (other === entry ? others : [other]));
      return [{ event, policies, sharedBy, forms: requesterForms(without.flatMap((other) => formOn(other, validAt))) }];
    }),
  );
}

/** Only the days that were stated last count: without any other event of the project they are the same. */
function withoutDays({ project }: ProvidedInputs, { policies, sharedBy }: Provided): Otherwise[] {
  const last = project?.stated.at(-1);
  return project && last
    ? [{ event: last.event, policies, sharedBy, project: lastOf(project.stated.slice(0, -1)) }]
    : [];
}

function lastOf(stated: readonly StatedDays[]): NonNullable<Provided['project']> {
  const last = stated.at(-1);
  return last ? { value: last.days, events: [last.event] } : { value: null, events: [] };
}

const contentOf = ({ events: _events, ...content }: RequesterForm): unknown => content;

/** An entry whose number no form begins with cannot apply to one. */
function entriesNamed(entries: FormEquivalenceState, policies: readonly ProvidedPolicy[]): readonly FormEntry[] {
  if (entries.length === 0) return [];
  const named = policies.flatMap(({ endorsements }) =>
    endorsements.value.flatMap(({ form }) => (form ? [bareForm(form)] : [])),
  );
  return entries.filter(({ number }) => named.some((form) => form.startsWith(bareForm(number))));
}

/** The content of a policy and where it comes from, without its events. */
const factsOf = (policy: ProvidedPolicy): unknown[] =>
  Object.values(policy).map((cited: unknown) => (isKnown(cited) ? [cited.value, cited.sources] : cited));
