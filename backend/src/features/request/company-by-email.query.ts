import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SupplierFound } from '@covertrail/contracts/request/request.replies';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { Recipients } from './recipients.service.js';

/** Query of GET policy/request/company/byemail. */
export class CompanyByEmailDto {
  @Fits(invitedEmail) email!: string;
}

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
