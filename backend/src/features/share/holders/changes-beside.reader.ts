import { Injectable } from '@nestjs/common';
import { activityLogView, idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { HeldBeside } from '@covertrail/contracts/share/policy-holders.replies';
import type { Instant, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import { isUnreadable } from '@covertrail/platform/deciders/unreadable-event';
import type { Actor } from '#auth/actor';
import { describedEvent } from '#naming/described-event';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';

/** The features whose events belong to a policy and change no term of it. */
const BESIDE = ['location', 'vehicle', 'document'];
/** More would be no list that somebody reads. */
const MOST = 50;

/** What changed beside the terms of a policy, in words [D12]. */
@Injectable()
export class ChangesBeside {
  constructor(
    private readonly views: Views,
    private readonly streams: DecodedStreams,
    private readonly names: NamesService,
  ) {}

  /** Since a moment, the newest first. */
  async since(moment: Instant, policyId: Uuid, { companyId }: Actor): Promise<readonly HeldBeside[]> {
    const { documents } = await this.views.find(
      activityLogView,
      { where: { viewer: { eq: companyId }, subjects: { word: idWord(policyId) }, feature: { in: BESIDE } } },
      [{ field: 'position', direction: 'desc' }],
      { limit: MOST },
    );
    const read = await Promise.all(
      documents.filter(({ recordedAt }) => recordedAt > moment).map((record) => this.streams.event(record)),
    );
    const events = read.filter((event): event is Recorded => event !== null && !isUnreadable(event));
    const names = await this.names.of(events, companyId);
    return events.map((event) => ({
      id: event.id,
      at: event.meta.recordedAt,
      sentence: describedEvent(event, names).sentence,
    }));
  }
}
