import { Injectable } from '@nestjs/common';
import type { CompanyHit } from '@covertrail/contracts/company/company.replies';
import type { CompanyRole, PostalAddress } from '@covertrail/domain/company/company.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { Filter } from '@covertrail/platform/read-store/read-store.port';
import { pageOf, TOTAL_CAP, toPage, type PageOf } from '#http/page.dto';
import { Views } from '#views/views.service';
import type { CompanySearchDto } from './company-search.dto.js';

interface CompanyRecord {
  readonly id: Uuid;
  readonly name: string;
  readonly roles: readonly CompanyRole[];
  readonly address: PostalAddress;
  readonly trade: string | null;
}

/** Companies by the beginnings of the words of their names. */
@Injectable()
export class CompanySearch {
  constructor(private readonly views: Views) {}

  async find(asked: CompanySearchDto): Promise<PageOf<CompanyHit>> {
    const role = asked.role ?? 'insured';
    const filter: Filter = { where: { [`is.${role}`]: { eq: true }, nameFolded: { word: foldedText(asked.keyword.trim()) } } };
    const found = await this.views.find<CompanyRecord>('companies', filter, [{ field: 'nameFolded', direction: 'asc' }], pageOf(asked));
    const total = await this.views.count('companies', filter, TOTAL_CAP);
    return toPage(found, total, ({ id, name, address: { city, state }, trade }) => ({ id, name, city, state, trade }));
  }
}
