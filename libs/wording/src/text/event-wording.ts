import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { DomainEvent, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';

/** Names of what ids stand for, as the reader may see them; an unknown id reads as `someone` or `a company`. */
export interface Names {
  /** The company that reads; absent where it makes no difference. */
  readonly reader?: Uuid;
  company(id: Uuid | null | undefined): string;
  person(id: Uuid | null | undefined): string;
  /** Line and number, the number as this reader may see it: `General liability GL-88120`. */
  policy(id: Uuid): string;
  /** A number that this policy has or had, as this reader may see it: masked where the reader may not [C15]. */
  policyNumber(id: Uuid, number: string): string;
  /** Whether this reader may know no more of a policy than that it is there, because another agency of its insured manages it [C15]. */
  withholds(id: Uuid): boolean;
  /** Where a policy is written: its amounts are in the currency of the region. */
  region(id: Uuid): RegionCode;
  project(id: Uuid): string;
  template(id: Uuid): string;
}

/** One value that changed, in words for people. `before` is absent for what is new. */
export interface ChangeText {
  readonly label: string;
  readonly before?: string;
  readonly after: string;
}

/** What people read of one event type. `sentence` uses `*word*` for what it names. */
export interface EventWording<Event extends DomainEvent> {
  sentence(event: RecordedOf<Event>, names: Names): string;
  changes(event: RecordedOf<Event>, names: Names): readonly ChangeText[];
}

/** A feature's sentences: one for every event type of its contract, which the compiler checks. */
export type Sentences<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: EventWording<Extract<Event, { type: Type }>>;
};

/** What is said of a feature. */
export interface FeatureWording<Event extends DomainEvent> {
  /** What its events are about; null where no company is shown such events. */
  readonly about: string | null;
  readonly sentences: Sentences<Event>;
}
