import { Injectable } from '@nestjs/common';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf, TOTAL_CAP, toPage, type PageOf } from '#http/page.dto';
import { Views } from '#views/views.service';
import type { ShareListDto } from './share-list.dto.js';
import { ShareRows } from './share-rows.service.js';

const NEWEST = { field: 'sharedAt', direction: 'desc' } as const;

/** Answers GET sharedpolicy/listview. */
@Injectable()
export class ShareList {
  constructor(
    private readonly views: Views,
    private readonly rows: ShareRows,
  ) {}

  async read(actor: Actor, asked: ShareListDto): Promise<QueryReply<PageOf<ShareRow>>> {
    const insuredId = asked.insuredCompanyId ?? (actor.role === 'insured' ? actor.companyId : undefined);
    const filter: FilterOf<typeof sharesView> = { where: insuredId ? { insuredId: { eq: insuredId } } : { agencyId: { eq: actor.companyId } } };
    const found = await this.views.find(sharesView, filter, [NEWEST], pageOf(asked));
    const total = await this.views.count(sharesView, filter, TOTAL_CAP);
    return this.views.reply(toPage(found, total, await this.rows.of(found.documents)));
  }
}
