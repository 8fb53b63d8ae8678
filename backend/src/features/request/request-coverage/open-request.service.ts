import { Injectable } from '@nestjs/common';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { Reservations, type Reservation } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Recipient } from '../recipients.service.js';

/** What identifies a request here: requester, supplier and project. */
export interface SameRequest {
  readonly requestId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly recipient: Recipient;
}

const ALREADY_OPEN = 'REQUEST.ALREADY_OPEN';
const PREFIX = 'request-';
/** When a reservation's request is not recorded within this time, its process has died. */
const GRACE_MS = 60_000;

/** A requester has one open request to the same supplier for the same project, unless it says that it wants another. */
@Injectable()
export class OpenRequests {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  /**
   * Throws `REQUEST.ALREADY_OPEN` with number and due day of the open one, unless `again`. A command that was sent before gets
   * its recorded outcome, whatever was sent since.
   */
  async holding(
    same: SameRequest,
    again: boolean,
    meta: CommandMeta,
    now: string,
    command: () => Promise<Outcome>,
  ): Promise<Outcome> {
    if ((await this.deciders.load(requestDecider, same.requestId)).state) return command();
    const reservation = this.reservationOf(same, again, now);
    try {
      return await this.reservations.holding(reservation, meta, command);
    } catch (error) {
      if (!(error instanceof RuleBroken) || error.code !== ALREADY_OPEN) throw error;
      // When two requests with `again` come at the same moment, one takes the reservation, and both are sent.
      if (again) return command();
      throw await this.alreadyOpen(reservation);
    }
  }

  /** The same for an open request that is for another recipient from now on. */
  async correcting(
    same: SameRequest,
    meta: CommandMeta,
    now: string,
    command: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const reservation = this.reservationOf(same, false, now);
    try {
      return await this.reservations.holding(reservation, meta, command);
    } catch (error) {
      if (!(error instanceof RuleBroken) || error.code !== ALREADY_OPEN) throw error;
      throw await this.alreadyOpen(reservation);
    }
  }

  private reservationOf(
    { requestId, requesterId, projectId, recipient }: SameRequest,
    again: boolean,
    now: string,
  ): Reservation {
    return {
      kind: 'openRequest',
      scope: requesterId,
      value: `${projectId} ${recipient.insuredId ?? recipient.inviteeEmail ?? ''}`,
      owner: `${PREFIX}${requestId}`,
      takenCode: ALREADY_OPEN,
      stillHeld: async (owner, since) => !again && (await this.isOpen(owner, since, now)),
    };
  }

  private async isOpen(owner: string, since: string, now: string): Promise<boolean> {
    const { state } = await this.deciders.load(requestDecider, owner.slice(PREFIX.length));
    return state ? state.outcome === null : Date.parse(now) - Date.parse(since) < GRACE_MS;
  }

  private async alreadyOpen({ kind, scope, value }: Reservation): Promise<RuleBroken> {
    const owner = await this.reservations.ownerOf(kind, scope, value);
    const { state } = await this.deciders.load(requestDecider, owner?.slice(PREFIX.length) ?? '');
    return new RuleBroken(ALREADY_OPEN, {
      number: state?.requested.number ?? '',
      dueOn: state ? dayText(state.requested.dueOn) : '',
    });
  }
}
