import { Injectable } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { maskPolicyNumber } from '@covertrail/domain/policy/policy-number';
import { termsAt } from '@covertrail/domain/policy/policy-on-day';
import { policyStatus } from '@covertrail/domain/policy/policy-status';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { PolicyTimelines } from '@covertrail/domain/policy/policy.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';
import type { Sight } from './transfer-sight.reader.js';

type MovingPolicy = TransferDetails['policies'][number];

const MOST = 200;
const ENDED = ['rejected', 'canceled', 'expired'];

/** The policies that move with a client: those in force or to come on the day, or on the day of the transfer. */
@Injectable()
export class MovingPolicies {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  async of(insuredId: Uuid, sight: Sight, now: string, timeZone: string): Promise<readonly MovingPolicy[]> {
    if (sight.kind === 'nothing') return [];
    const filter = { where: { insuredId: { eq: insuredId } } };
    const sort = [{ field: 'expiresOn', direction: 'asc' }] as const;
    const found = await this.views.find(policiesView, filter, sort, { limit: MOST });
    const timelinesOf =
      sight.kind === 'then'
        ? await Promise.all(
            found.documents.map(
              async ({ id }) => (await this.deciders.readable.loadAt(policyDecider, id, sight.position)).state,
            ),
          )
        : found.documents.map(({ timelines }) => timelines);
    const day = dayInZone(sight.kind === 'then' ? sight.at : now, timeZone);
    return found.documents.flatMap((policy, index) =>
      moving(policy, timelinesOf[index] ?? null, day, sight.kind === 'masked'),
    );
  }
}

function moving(
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
