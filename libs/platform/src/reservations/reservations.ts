import type {
  ReservationCommand,
  ReservationEvent,
  ReservedKind,
  ReservationState,
} from '@covertrail/domain/reservation/reservation.contract';
import type { Decider } from '@covertrail/domain/kernel/decider';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { CommandMeta } from '../deciders/command-meta.js';
import type { DeciderStore, Outcome } from '../deciders/decider-store.js';
import { deriveId } from '../ids/ids.js';
import { foldedText } from '../read-store/folded-text.js';
import { keyedId } from '../vault/keyed-hash.js';
import type { Vault } from '../vault/vault.port.js';

/** The rules of a reservation, which the composition root passes in. */
export type ReservationDecider = Decider<ReservationState, ReservationCommand, ReservationEvent>;

/** A value to be unique: `scope` is the company it is unique in, or `product`. Compared without case and outer spaces. */
export interface Reservation {
  readonly kind: ReservedKind;
  readonly scope: Uuid | 'product';
  readonly value: string;
  /** The stream that the main command writes. */
  readonly owner: string;
  /** Thrown when another owner has the value. */
  readonly takenCode: `${string}.${string}`;
  /**
   * Called when another owner has the value; it frees the value by returning false. For values that an owner needs only for a
   * time. `since`, the moment at which the value was taken, shows that an owner's main command never came.
   */
  readonly stillHeld?: (owner: string, since: Instant) => Promise<boolean>;
}

/** Uniqueness as streams (reference: names in use once): the reservation first, then the command that it was taken for. */
export class Reservations {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly vault: Vault,
    private readonly decider: ReservationDecider,
  ) {}

  /** Takes the reservation, then runs the command. If the command fails, the reservation is released at once. */
  async holding(reservation: Reservation, meta: CommandMeta, command: () => Promise<Outcome>): Promise<Outcome> {
    const claimId = await this.idOf(reservation.kind, reservation.scope, reservation.value);
    const taken = await this.take(claimId, await this.freedRevision(claimId, reservation, meta), reservation, meta);
    try {
      return await command();
    } catch (error) {
      if (error instanceof RuleBroken && taken.events.length > 0) await this.release(claimId, reservation.owner, meta);
      throw error;
    }
  }

  /** The stream that holds a value, or null while it is free. */
  async ownerOf(kind: ReservedKind, scope: Uuid | 'product', value: string): Promise<string | null> {
    const { state } = await this.deciders.load(this.decider, await this.idOf(kind, scope, value));
    return state.taken?.owner ?? null;
  }

  /** Whether another owner has the value now. */
  async isTaken(reservation: Reservation): Promise<boolean> {
    const { taken } = (
      await this.deciders.load(this.decider, await this.idOf(reservation.kind, reservation.scope, reservation.value))
    ).state;
    return taken !== null && taken.owner !== reservation.owner && isHeld(taken, reservation);
  }

  /** Frees a value that its owner had and has no more. What another owner has stays. */
  async giveUp({ kind, scope, value, owner }: Omit<Reservation, 'takenCode'>, meta: CommandMeta): Promise<void> {
    await this.release(await this.idOf(kind, scope, value), owner, meta);
  }

  async release(claimId: Uuid, owner: string, meta: CommandMeta): Promise<void> {
    const { revision } = await this.deciders.load(this.decider, claimId);
    const commandId = deriveId(meta.commandId, 'release', claimId, owner, revision);
    await this.deciders.handle(this.decider, claimId, { type: 'ReleaseReservation', owner }, { ...meta, commandId });
  }

  private idOf(kind: ReservedKind, scope: string, value: string): Promise<Uuid> {
    return keyedId(this.vault, kind, scope, foldedText(value.trim()));
  }

  /** The revision of the reservation after it was freed, where its owner no longer holds it. */
  private async freedRevision(claimId: Uuid, reservation: Reservation, meta: CommandMeta): Promise<number> {
    const {
      state: { taken },
      revision,
    } = await this.deciders.load(this.decider, claimId);
    if (!reservation.stillHeld || !taken || (await isHeld(taken, reservation))) return revision;
    await this.release(claimId, taken.owner, meta);
    return (await this.deciders.load(this.decider, claimId)).revision;
  }

  /** A command that is repeated after its reservation was released takes the reservation again, because its recorded outcome would otherwise be unprotected. */
  private async take(
    claimId: Uuid,
    revision: number,
    { kind, owner, takenCode }: Reservation,
    meta: CommandMeta,
  ): Promise<Outcome> {
    const taking = { ...meta, commandId: deriveId(meta.commandId, 'take', claimId, revision) };
    try {
      return await this.deciders.handle(
        this.decider,
        claimId,
        { type: 'TakeReservation', claimId, kind, owner },
        taking,
        revision === -1 ? { startsStream: true } : {},
      );
    } catch (error) {
      if (error instanceof RuleBroken && error.code === 'CLAIM.TAKEN') throw new RuleBroken(takenCode);
      throw error;
    }
  }
}

/** Whether the owner of a value, this one or another, still needs it. */
const isHeld = async (
  { owner, since }: { readonly owner: string; readonly since: Instant },
  reservation: Reservation,
): Promise<boolean> => owner === reservation.owner || !reservation.stillHeld || reservation.stillHeld(owner, since);
