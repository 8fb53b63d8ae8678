import { Inject, Injectable } from '@nestjs/common';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import type { ShareDetails } from '@covertrail/contracts/share/share.replies';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { EVENTS } from '#composition/tokens';
import { Problem } from '#http/problem';
import type { QueryReply } from '#http/data.interceptor';
import { policiesThen } from '#views/policies-then.reader';
import { Views } from '#views/views.service';
import { ShareRows } from '../share-list/share-rows.service.js';

/** Answers GET sharedpolicy/details/:id. */
@Injectable()
export class ShareDetailsReader {
  constructor(
    private readonly views: Views,
    private readonly rows: ShareRows,
    private readonly deciders: DeciderStore,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async read(shareId: Uuid): Promise<QueryReply<ShareDetails>> {
    const record = await this.views.get(sharesView, shareId);
    if (!record) throw new Problem('HTTP.NOT_FOUND');
    const { state, position } = await this.deciders.readable.load(shareDecider, shareId);
    const at = state?.ended ? position : await this.events.head();
    const policies = await policiesThen(this.deciders.readable, record.policyIds, at);
    return this.views.reply({ ...(await this.rows.of([record]))(record), policies });
  }
}
