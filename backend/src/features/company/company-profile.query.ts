import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { CompanyTaxIds } from '#accounts/company-tax-ids.service';

const SHOWN_DIGITS = 4;
const UNSTATED = { managementSystem: '', license: '', fax: '' };

/** Answers GET company/profile. */
export class ReadCompanyProfile extends Query<CompanyProfileReply> {
  constructor(readonly actor: Actor) {
    super();
  }
}

/** Read from the stream, so that an edit starts from the newest revision. */
@QueryHandler(ReadCompanyProfile)
export class ReadCompanyProfileHandler implements IQueryHandler<ReadCompanyProfile> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly taxIds: CompanyTaxIds,
  ) {}

  async execute({ actor: { companyId, primaryContact } }: ReadCompanyProfile): Promise<CompanyProfileReply> {
    const { state, revision } = await this.deciders.readable.load(companyDecider, companyId);
    if (!state) throw new Problem('COMPANY.NOT_FOUND');
    const { name, registration, contact, agency, logo, isInTraining } = state;
    const taxId = primaryContact ? await this.taxIds.of(companyId) : null;
    return {
      id: companyId,
      name,
      address: contact.address,
      registeredIn: registration.address.country,
      phone: contact.phone ?? null,
      timeZone: registration.timeZone,
      taxIdEnding: taxId?.slice(-SHOWN_DIGITS) ?? null,
      agency: registration.roles.includes('agency') ? { ...UNSTATED, ...agency } : null,
      agencySystem: registration.agencySystem ?? null,
      logoId: logo?.fileId ?? null,
      isInTraining: registration.roles.includes('requester') ? isInTraining : null,
      revision,
    };
  }
}
