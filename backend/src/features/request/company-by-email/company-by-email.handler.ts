import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Recipients } from '../recipients.service.js';
import { CompanyByEmail, type SupplierFound } from './company-by-email.query.js';

@QueryHandler(CompanyByEmail)
export class CompanyByEmailHandler implements IQueryHandler<CompanyByEmail> {
  constructor(private readonly recipients: Recipients) {}

  execute({ email }: CompanyByEmail): Promise<SupplierFound | null> {
    return this.recipients.byEmail(email);
  }
}
