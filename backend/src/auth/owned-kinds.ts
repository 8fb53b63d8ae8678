import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FoldedStreams } from '@covertrail/platform/deciders/decider-store';
import type { VaultRecords } from '@covertrail/platform/vault/records.port';
import type { Actor } from './actor.js';
import type { Grant } from './grant.js';
import type { PolicyShares } from './policy-shares.service.js';
import type { Representations } from './representations.service.js';

/** What a check may read. */
export interface GrantSources {
  /** Refuses a stream with an event that cannot be read. */
  readonly whole: FoldedStreams;
  /** Skips such events. The first event of a thing says permanently to whom it belongs. */
  readonly readable: FoldedStreams;
  readonly representations: Representations;
  readonly shares: Pick<PolicyShares, 'show'>;
  readonly records: Pick<VaultRecords, 'record'>;
  /** The right to another thing, with which this one goes. */
  readonly grant: (actor: Actor, kind: OwnedKind, id: Uuid) => Promise<Grant | null>;
}

/** Null: this actor may not know whether it exists. */
export type GrantCheck = (actor: Actor, id: Uuid, from: GrantSources) => Promise<Grant | null>;

/** Who has a right to a thing, by the kinds of right that a feature declares. */
export type GrantChecks<Kind extends string = string> = Readonly<Record<Kind, GrantCheck>>;

/** `grantsOf({ template: async (actor, id, from) => … })`: the kinds that a feature owns. */
export const grantsOf = <Kind extends string>(checks: GrantChecks<Kind>): GrantChecks<Kind> => checks;

/**
 * What an id in a request may refer to. The file `<feature>.grants.ts` of each feature adds the kinds that it declares:
 * `declare module '#auth/owned-kinds' { interface OwnedKinds extends KindsOf<typeof TEMPLATE_GRANTS> {} }`.
 *
 * @public
 */
export interface OwnedKinds extends KindsOf<Record<never, GrantCheck>> {}

export type KindsOf<Checks extends GrantChecks> = { readonly [Kind in keyof Checks]: GrantCheck };
export type OwnedKind = keyof OwnedKinds;
