import { Injectable } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { TransferDocument } from '@covertrail/contracts/client-transfer/client-transfer.views';
import type { MovingPolicy } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { maskPolicyNumber } from '@covertrail/domain/policy/policy-number';
import { termsAt } from '@covertrail/domain/policy/policy-on-day';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { PolicyTimelines } from '@covertrail/domain/policy/policy.state';
import { justBefore, managerOf } from '@covertrail/domain/representation/managing-agency.rules';
import type { RepresentationState } from '@covertrail/domain/representation/representation.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';
import type { Sight } from './transfer-sight.reader.js';

const MOST = 200;
const ENDED = ['rejected', 'canceled', 'expired'];

/** Of which transfer the policies are asked, and what its reader may see of them. */
interface Moving {
  readonly transfer: Pick<TransferDocument, 'insuredId' | 'fromAgencyId'>;
  readonly representation: RepresentationState;
  readonly sight: Sight;
}

/** The policies that move with a client: those of the agency that gives it, in force or to come on the day, or on the day of the transfer. */
@Injectable()
export class MovingPolicies {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  async of(moving: Moving, now: string, timeZone: string): Promise<readonly MovingPolicy[]> {
    const {
      sight,
      transfer: { insuredId, fromAgencyId },
    } = moving;
    if (sight.kind === 'nothing') return [];
    // What other agencies of the insured manage stays with them.
    const own = sight.kind === 'then' ? {} : { agencyId: { eq: fromAgencyId } };
    const filter = { where: { insuredId: { eq: insuredId }, ...own } };
    const sort = [{ field: 'expiresOn', direction: 'asc' }] as const;
    const found = await this.views.find(policiesView, filter, sort, { limit: MOST });
    const timelinesOf =
      sight.kind === 'then'
        ? await Promise.all(found.documents.map(({ id }) => this.moved(id, moving, sight.position)))
        : found.documents.map(({ timelines }) => timelines);
    const day = dayInZone(sight.kind === 'then' ? sight.at : now, timeZone);
    return found.documents.flatMap((policy, index) =>
      rowsOf(policy, timelinesOf[index] ?? null, day, sight.kind === 'masked'),
    );
  }

  /** As it was when the client moved; null where the agency that gave the client did not manage it then. */
  private async moved(
    policyId: Uuid,
    { transfer, representation }: Moving,
    position: Position,
  ): Promise<PolicyTimelines | null> {
    const { state } = await this.deciders.readable.loadAt(policyDecider, policyId, position);
    const managerId = state && managerOf(justBefore(representation, position), state.given);
    return managerId === transfer.fromAgencyId ? state : null;
  }
}

function rowsOf(
  { id, line }: PolicyDocument,
  timelines: PolicyTimelines | null,
  day: CalendarDate,
  masked: boolean,
): MovingPolicy[] {
  if (!timelines || ENDED.includes(policyStatus({ ...timelines, archived: false }, day))) return [];
  const {
    policyNumber,
    carrier,
    period: { expiresOn },
  } = termsAt(timelines, day);
  const shown = masked ? maskPolicyNumber(policyNumber) : policyNumber;
  const title = `${LINE_NAMES[line]} ${shown}`;
  return [{ id, title, detail: `${carrier.name}, to ${dayText(expiresOn)}`, expiresOn }];
}
