import { Injectable } from '@nestjs/common';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import type { Filter, Sort } from '@covertrail/platform/read-store/read-store.port';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf, TOTAL_CAP, toPage, type PageOf } from '#http/page.dto';
import { Views } from '#views/views.service';
import type { ShareListDto } from './share-list.dto.js';
import { ShareRows, type ShareRecord } from './share-rows.service.js';

const NEWEST: Sort = { field: 'sharedAt', direction: 'desc' };

/** Answers GET sharedpolicy/listview. */
@Injectable()
export class ShareList {
  constructor(
    private readonly views: Views,
    private readonly rows: ShareRows,
  ) {}

  async read(actor: Actor, asked: ShareListDto, awaited?: string): Promise<QueryReply<PageOf<ShareRow>>> {
    const insuredId = asked.insuredCompanyId ?? (actor.role === 'insured' ? actor.companyId : undefined);
    const filter: Filter = { where: insuredId ? { insuredId: { eq: insuredId } } : { agencyId: { eq: actor.companyId } } };
    const current = await this.views.asOf(awaited, 'shares', 'companies', 'projects');
    const found = await this.views.find<ShareRecord>('shares', filter, [NEWEST], pageOf(asked));
    const total = await this.views.count('shares', filter, TOTAL_CAP);
    return current.reply(toPage(found, total, await this.rows.of(found.documents)));
  }
}
