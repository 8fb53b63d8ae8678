import { Inject, Injectable } from '@nestjs/common';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CLOCK } from '#tokens/tokens';
import type { Job } from '#feature-job';
import { WholeViews } from '#views/whole-views.service';
import { InsuredDays } from './insured-days.reader.js';

const PAGE = 200;
/** The earliest day on Earth ends in this zone: from then on a last day may be over somewhere. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** Ends the shares whose last day is over for their insured [D08]. */
@Injectable()
export class ShareExpiry implements Job {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: WholeViews,
    private readonly days: InsuredDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** How many ended. The view only proposes: the share is read from its stream. */
  async run(): Promise<number> {
    const latest = dayInZone(this.clock.now(), FIRST_ZONE);
    const due = { where: { ended: { eq: false }, expiresOn: { lt: latest, gt: '' } } };
    const { documents } = await this.views.during((views) =>
      views.find(sharesView, due, [{ field: 'expiresOn', direction: 'asc' }], { limit: PAGE }),
    );
    let ended = 0;
    for (const share of documents) ended += (await unlessUnreadable(this.end(share), false)) ? 1 : 0;
    return ended;
  }

  private async end({ id, insuredId }: { readonly id: string; readonly insuredId: string }): Promise<boolean> {
    const on = await this.days.today(insuredId);
    const meta = bySystem('share-expiry', deriveId('share-expiry', id, on));
    return (await this.deciders.handle(shareDecider, id, { type: 'ExpireShare', on }, meta)).events.length > 0;
  }
}
