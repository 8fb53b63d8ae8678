import { Query } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';

export interface SupplierFound {
  readonly insuredCompanyId: Uuid;
  readonly name: string;
}

/** The supplier of the person whom an e-mail belongs to; null tells only that there is none. */
export class CompanyByEmail extends Query<SupplierFound | null> {
  constructor(readonly email: string) {
    super();
  }
}
