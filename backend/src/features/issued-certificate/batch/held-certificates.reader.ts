import { Injectable } from '@nestjs/common';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import {
  issuedCertificatesView,
  type IssuedCertificateDocument,
} from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { equal } from '@covertrail/domain/kernel/equal';
import { holderKey } from '@covertrail/domain/insurance/terms/holder-key';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { saysTheSame } from '@covertrail/domain/policy/policy-still-certified';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { managerOf } from '@covertrail/domain/representation/managing-agency.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import type { PlannedCertificate } from '../certificate-issuer.service.js';
import { CertificatePartiesReader, type CertificateParties } from '../certificate-parties.reader.js';

/** The last ones of one holder, among which the same is looked for. */
const LAST = 20;

/** The certificates that state a policy, of the agency that manages it. */
export interface ManagedCertificates {
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  readonly held: readonly IssuedCertificateDocument[];
}

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
    return equal(await this.named(wanted, last.agentId, position), companiesOf(planned.parties));
  }

  /** Whether a certificate would say something else if it were issued again: of its policies, or of the companies that it names. */
  async isOutdated(certificateId: Uuid): Promise<boolean> {
    const { state, position } = await this.deciders.load(issuedCertificateDecider, certificateId);
    const last = state?.issues.at(-1);
    if (!state || !last) return false;
    for (const { policyId, revision } of last.policies)
      if ((await this.deciders.load(policyDecider, policyId)).revision !== revision) return true;
    return !equal(await this.named(state, last.agentId, position), await this.named(state, last.agentId));
  }

  /** Those of an agency that state this policy. */
  async ofPolicy(agencyId: Uuid, policyId: Uuid): Promise<readonly IssuedCertificateDocument[]> {
    const filter = { where: { agencyId: { eq: agencyId }, policyWords: { word: idWord(policyId) } } };
    const held: IssuedCertificateDocument[] = [];
    for await (const certificate of everyDocument(this.views, issuedCertificatesView, filter, []))
      held.push(certificate);
    return held;
  }

  /** Those of the agency that manages the policy; null where none does. */
  async ofManager(policyId: Uuid): Promise<ManagedCertificates | null> {
    const { state: policy } = await this.deciders.load(policyDecider, policyId);
    if (policy === null) return null;
    const { insuredId, given } = policy;
    const { state: represented } = await this.deciders.load(representationDecider, insuredId);
    const agencyId = represented && managerOf(represented, given);
    return agencyId === null ? null : { insuredId, agencyId, held: await this.ofPolicy(agencyId, policyId) };
  }

  /** The companies as a certificate prints them, now or as of a position of the log. */
  private async named(
    { insuredId, agencyId }: Pick<ManagedCertificates, 'insuredId' | 'agencyId'>,
    agentId: Uuid,
    asOf?: Position,
  ) {
    return companiesOf(await this.parties.of(insuredId, agencyId, agentId, asOf));
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
