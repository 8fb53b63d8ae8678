import { Injectable } from '@nestjs/common';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { ShareRow } from '@covertrail/domain/share/share.views';
import type { Filter, Sort } from '@covertrail/platform/read-store/read-store.port';
import type { Actor } from '../../../auth/actor.js';
import type { QueryReply } from '../../../http/data.interceptor.js';
import { pageOf, TOTAL_CAP, toPage, type PageOf } from '../../../http/page.dto.js';
import { Views } from '../../../views/views.service.js';
import type { ShareListDto } from './share-list.dto.js';

interface ShareRecord {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly policyIds: readonly Uuid[];
  readonly sharedAt: Instant;
  readonly ended: boolean;
}
interface Named { readonly name: string }

const NEWEST: Sort = { field: 'sharedAt', direction: 'desc' };

/** Answers GET sharedpolicy/listview. */
@Injectable()
export class ShareList {
  constructor(private readonly views: Views) {}

  async read(actor: Actor, asked: ShareListDto, awaited?: string): Promise<QueryReply<PageOf<ShareRow>>> {
    const insuredId = asked.insuredCompanyId ?? (actor.role === 'insured' ? actor.companyId : undefined);
    const filter: Filter = { where: insuredId ? { insuredId: { eq: insuredId } } : { agencyId: { eq: actor.companyId } } };
    const current = await this.views.asOf(awaited, 'shares', 'companies', 'projects');
    const found = await this.views.find<ShareRecord>('shares', filter, [NEWEST], pageOf(asked));
    const total = await this.views.count('shares', filter, TOTAL_CAP);
    const companyIds = found.documents.flatMap((share) => [share.insuredId, share.requesterId]);
    const companies = await this.views.byId<Named>('companies', companyIds);
    const projects = await this.views.byId<Named>('projects', found.documents.map(({ projectId }) => projectId));
    return current.reply(toPage(found, total, ({ id, insuredId: of, requesterId, projectId, policyIds, sharedAt, ended }) => ({
      id, insuredId: of, requesterId, projectId, sharedAt, ended,
      policyCount: policyIds.length,
      insuredName: companies.get(of)?.name ?? '',
      requesterName: companies.get(requesterId)?.name ?? '',
      projectName: projects.get(projectId)?.name ?? '',
    })));
  }
}
