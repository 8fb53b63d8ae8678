import { Injectable } from '@nestjs/common';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import {
  issuedCertificatesView,
  type IssuedCertificateDocument,
} from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { equal } from '@covertrail/domain/kernel/equal';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { saysTheSame } from '@covertrail/domain/policy/policy-still-certified';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import type { PlannedCertificate } from '../certificate-issuer.service.js';
import { CertificatePartiesReader, type CertificateParties } from '../certificate-parties.reader.js';

/** The last ones of one holder, among which the same is looked for. */
const LAST = 20;

/** The certificates that holders have of an agency. */
@Injectable()
export class HeldCertificates {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly parties: CertificatePartiesReader,
  ) {}

  /** The certificate of this holder that says the same already; null where there is none. */
  async same(planned: PlannedCertificate): Promise<Uuid | null> {
    const { insuredId, agencyId, form } = planned.wanted;
    const where = { holderKey: { eq: holderKey(planned.holder) } };
    const newest = [{ field: 'issuedAt', direction: 'desc' }] as const;
    const { documents } = await this.views.find(issuedCertificatesView, { where }, newest, { limit: LAST });
    for (const found of documents) {
      const isOfThese = found.insuredId === insuredId && found.agencyId === agencyId && found.form === form;
      if (isOfThese && (await this.isSame(found.id, planned))) return found.id;
    }
    return null;
  }

  /** Whether the last issue of a certificate says what a further one would say: of the policies, and of the companies that it names. */
  async isSame(certificateId: Uuid, { wanted, issuedOn: on, ...planned }: PlannedCertificate): Promise<boolean> {
    const { state, position } = await this.deciders.load(issuedCertificateDecider, certificateId);
    const last = state?.issues.at(-1);
    const read = wanted.policies.map(({ policy }) => policy);
    if (!last || !saysTheSame(last, { ...planned, read, on })) return false;
    const { insuredId, agencyId } = wanted;
    const then = await this.parties.of(insuredId, agencyId, last.agentId, position);
    return equal(companiesOf(then), companiesOf(planned.parties));
  }

  /** Those of an agency that state this policy. */
  async ofPolicy(agencyId: Uuid, policyId: Uuid): Promise<readonly IssuedCertificateDocument[]> {
    const filter = { where: { agencyId: { eq: agencyId }, policyWords: { word: idWord(policyId) } } };
    const held: IssuedCertificateDocument[] = [];
    for await (const certificate of everyDocument(this.views, issuedCertificatesView, filter, []))
      held.push(certificate);
    return held;
  }
}

/** The names and addresses that it prints; who of the agency signs may be another one each time. */
const companiesOf = ({
  insured,
  producer: { name, addressLines },
}: Pick<CertificateParties, 'insured' | 'producer'>) => ({
  insured,
  name,
  addressLines,
});
