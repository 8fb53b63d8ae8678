import { Injectable } from '@nestjs/common';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { PostalAddress } from '@covertrail/domain/company/company.contract';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { HolderAddress } from '@covertrail/domain/insurance/terms/certificate-holder';
import { printedLines } from '@covertrail/domain/insurance/terms/printed-box';
import type { PrintedProducer } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { InsuredCompany } from '@covertrail/domain/issued-certificate/certificate-content.rules';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';

/** Who makes a certificate, who signs it, and who is insured, as they are named today. */
export interface CertificateParties {
  readonly producer: PrintedProducer;
  readonly representative: string;
  readonly insured: InsuredCompany;
  /** IANA name: the days of the insured's policies begin and end in it. */
  readonly timeZone: string;
}

/** The companies and the person that a certificate prints. */
@Injectable()
export class CertificatePartiesReader {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async of(insuredId: Uuid, agencyId: Uuid, agentId: Uuid): Promise<CertificateParties> {
    const [insured, agency, people] = await Promise.all([
      this.company(insuredId),
      this.company(agencyId),
      this.views.byId(peopleView, [agentId]),
    ]);
    const agent = people.get(agentId);
    const contact = agent ? `${agent.firstName} ${agent.lastName}`.trim() : '';
    const [name = '', ...addressLines] = printedLines({
      names: [agency.name],
      address: addressOf(agency.contact.address),
    });
    return {
      producer: {
        name,
        addressLines,
        contact,
        phone: agent?.phone ?? agency.contact.phone ?? '',
        fax: agency.agency?.fax ?? '',
        email: agent?.email ?? '',
      },
      representative: contact,
      insured: { name: insured.name, address: addressOf(insured.contact.address) },
      timeZone: insured.registration.timeZone,
    };
  }

  private async company(companyId: Uuid) {
    const { state } = await this.deciders.load(companyDecider, companyId);
    if (!state) throw new Error(`Company ${companyId} is not registered`);
    return state;
  }
}

export const addressOf = ({ address1, address2 = '', city, state, postalCode }: PostalAddress): HolderAddress => ({
  address1,
  address2,
  city,
  state,
  postalCode,
});
