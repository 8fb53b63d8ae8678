import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SupplierFound } from '@covertrail/contracts/request/request.replies';
import { Recipients } from './recipients.service.js';

/** The supplier of the person with an e-mail address; null means only that there is none. */
export class CompanyByEmail extends Query<SupplierFound | null> {
  constructor(readonly email: string) {
    super();
  }
}

@QueryHandler(CompanyByEmail)
export class CompanyByEmailHandler implements IQueryHandler<CompanyByEmail> {
  constructor(private readonly recipients: Recipients) {}

  execute({ email }: CompanyByEmail): Promise<SupplierFound | null> {
    return this.recipients.byEmail(email);
  }
}
