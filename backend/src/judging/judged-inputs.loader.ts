import { carrierDecider, ratingAt, type CarrierState } from '@covertrail/domain/carrier/carrier.decider';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { DomainEvent, Position, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import type { JudgedInputs } from '@covertrail/domain/tracking/judge';
import type { RatingOnDay } from '@covertrail/domain/tracking/tracking-provided';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** The inputs and, for the record, the revision of every stream they were folded from. */
export interface LoadedInputs extends JudgedInputs {
  readonly revisions: Readonly<Record<string, number>>;
}

type AnyDecider<State> = Decider<State, never, DomainEvent, never>;

/**
 * Folds the streams that a tracking names, now or as they were known at a position. Only streams are read, never views:
 * a verdict must not depend on how far a projection has come (DESIGN section 6).
 */
export class JudgedInputsLoader {
  constructor(private readonly deciders: DeciderStore) {}

  /** Undefined when the tracking had not begun by then. */
  async load(trackingId: Uuid, upTo?: Position): Promise<LoadedInputs | undefined> {
    const revisions: Record<string, number> = {};
    const read = async <State>(decider: AnyDecider<State>, id: Uuid): Promise<State> => {
      const { state, revision } = upTo === undefined ? await this.deciders.load(decider, id) : await this.deciders.loadAt(decider, id, upTo);
      revisions[`${decider.type}-${id}`] = revision;
      return state;
    };
    const tracking = await read(trackingDecider as unknown as AnyDecider<ReturnType<typeof trackingDecider.evolve>>, trackingId);
    if (!tracking) return undefined;
    const templates = await readAll(tracking.templates.map(({ value }) => value), (id) => read(asAny(templateDecider), id));
    const policies = await readAll(tracking.provided.flatMap(({ policyIds }) => policyIds), (id) => read(asAny(policyDecider), id));
    const carrierIds = [...policies.values()].flatMap((policy) => policy?.carrier.map(({ value }) => value.carrierId) ?? []);
    const carriers = await readAll(carrierIds, (id) => read(asAny(carrierDecider), id));
    return { tracking, templates, policies, carriers: ratingsOf(carriers), ratingDays: ratingDaysOf(carriers), revisions };
  }
}

const asAny = <State>(decider: { readonly type: string; readonly initialState: State }): AnyDecider<State> => decider as unknown as AnyDecider<State>;

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
