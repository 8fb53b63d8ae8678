import { Injectable } from '@nestjs/common';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { PostalAddress } from '@covertrail/domain/company/company.contract';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { HolderAddress } from '@covertrail/domain/insurance/terms/certificate-holder';
import { printedLines } from '@covertrail/domain/insurance/terms/printed-box';
import type { PrintedProducer } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { InsuredCompany } from '@covertrail/domain/issued-certificate/certificate-content.rules';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { ERASED } from '@covertrail/platform/sealing/sealing';
import { Views } from '#views/views.service';

/** Who makes a certificate, who signs it, and who is insured. */
export interface CertificateParties {
  readonly producer: PrintedProducer;
  /** Empty where the name was erased. */
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

  /** The companies as they are named now, or as of a position of the log; the agent as named now, because an erased name is gone. */
  async of(insuredId: Uuid, agencyId: Uuid, agentId: Uuid, asOf?: Position): Promise<CertificateParties> {
    const [insured, agency, people] = await Promise.all([
      this.company(insuredId, asOf),
      this.company(agencyId, asOf),
      this.views.byId(peopleView, [agentId]),
    ]);
    const found = people.get(agentId);
    const agent = found?.firstName === ERASED ? undefined : found;
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

  private async company(companyId: Uuid, asOf?: Position) {
    const { state } = await (asOf === undefined
      ? this.deciders.load(companyDecider, companyId)
      : this.deciders.loadAt(companyDecider, companyId, asOf));
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
