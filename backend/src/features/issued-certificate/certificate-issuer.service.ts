import { Inject, Injectable } from '@nestjs/common';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type {
  CertifiablePolicy,
  CertificateForm,
  CertifiedPolicy,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import {
  certificateContentOf,
  certifiedPolicies,
  checkPolicies,
} from '@covertrail/domain/issued-certificate/certificate-content.rules';
import type { Issue } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import { checkHolder } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { certifiableOn } from '@covertrail/domain/policy/policy-certifiable';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Clock } from '@covertrail/platform/clock/clock';
import { newId } from '@covertrail/platform/ids/ids';
import { heldText } from '@covertrail/wording/issued-certificate/asserted-endorsements.words';
import {
  certificateDescription,
  heldEndorsements,
} from '@covertrail/wording/issued-certificate/certificate-description.words';
import { CLOCK, PUBLIC_URL } from '#tokens/tokens';
import { SignatureFiles } from '#signatures/signature-files.service';
import { MadeFiles } from '#uploads/made-files.service';
import { CertificateDrawing } from './certificate-drawing.service.js';
import { CertificatePartiesReader, type CertificateParties } from './certificate-parties.reader.js';
import type { ReadPolicy } from './certificate-policies.reader.js';
import { checkHashOf, checkUrlOf, newCheckCode } from './check-code.rules.js';

/** What one certificate is to say. `typed`: what the agent adds to the description. */
export interface WantedCertificate {
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
  readonly form: CertificateForm;
  readonly number: string;
  readonly revision: number;
  readonly holder: HolderDetails;
  readonly policies: readonly ReadPolicy[];
  readonly typed: string;
}

/** More than any certificate of ours has: they are far below it. */
const LARGEST_CERTIFICATE = 5_000_000;

/** What a certificate would say now; nothing of it is drawn or kept yet. */
export interface PlannedCertificate extends Pick<Issue, 'holder' | 'policies' | 'description' | 'issuedOn'> {
  readonly wanted: WantedCertificate;
  readonly parties: Omit<CertificateParties, 'timeZone'>;
  readonly certifiable: readonly CertifiablePolicy[];
  readonly signature: { readonly of: Issue['signature']; readonly content: Buffer };
}

/** Draws a certificate and keeps its file, so that an event may state the issue [E03]. */
@Injectable()
export class CertificateIssuer {
  constructor(
    private readonly parties: CertificatePartiesReader,
    private readonly signatures: SignatureFiles,
    private readonly files: MadeFiles,
    private readonly drawing: CertificateDrawing,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  async issue(wanted: WantedCertificate): Promise<Issue> {
    return this.draw(await this.plan(wanted));
  }

  /** Throws CERTIFICATE.NOT_ELIGIBLE, .OTHER_FORM, .NO_SIGNATURE, .NOT_ENDORSED and those of the holder. */
  async plan(wanted: WantedCertificate): Promise<PlannedCertificate> {
    const { insuredId, agencyId, agentId, form, holder, typed } = wanted;
    const { timeZone, ...parties } = await this.parties.of(insuredId, agencyId, agentId);
    const issuedOn = dayInZone(this.clock.now(), timeZone);
    const certifiable = wanted.policies.map(({ policy }) => certifiableOn(policy, issuedOn));
    checkPolicies(certifiable, form);
    checkHolder(holder);
    const certified = certifiedPolicies(certifiable);
    const description = descriptionOf(certified, holder, typed);
    const signature = await this.signatureOf(agentId, agencyId);
    const read = new Map(wanted.policies.map(({ policy, revision }) => [policy.policyId, revision]));
    const policies = certified.map(({ policyId }) => ({ policyId, revision: read.get(policyId) ?? 0 }));
    return { wanted, parties, issuedOn, holder, policies, description, certifiable, signature };
  }

  async draw(planned: PlannedCertificate): Promise<Issue> {
    const { wanted, parties, issuedOn, holder, policies, description, certifiable, signature } = planned;
    const { form, number, revision, agentId } = wanted;
    const code = newCheckCode();
    const check = { code, url: checkUrlOf(this.publicUrl, code) };
    const content = certificateContentOf({
      ...{ form, number, revision, issuedOn, holder, policies: certifiable, description, check },
      ...parties,
    });
    const { bytes } = await this.drawing.draw(content, signature.content);
    // Each issue is another file, because its code is another one.
    const pdf = { fileId: newId(), name: `${number}.pdf`, contentType: 'application/pdf' };
    const file = await this.files.keep(pdf, bytes, LARGEST_CERTIFICATE);
    const checkHash = checkHashOf(code);
    return { issuedOn, agentId, signature: signature.of, holder, description, file, checkHash, policies };
  }

  /** The agent's own, or else the agency's. */
  private async signatureOf(agentId: Uuid, agencyId: Uuid) {
    const own = await this.signatures.of(agentId);
    if (own) return { of: 'agent', content: own.content } as const;
    const ofAgency = await this.signatures.of(agencyId);
    if (ofAgency) return { of: 'agency', content: ofAgency.content } as const;
    throw new RuleBroken('CERTIFICATE.NO_SIGNATURE');
  }
}

/** What stands with policies and holder is printed without what no policy has; what the agent typed is refused then. */
function descriptionOf(certified: readonly CertifiedPolicy[], holder: HolderDetails, typed: string): string {
  const { leftOut } = heldText(typed, heldEndorsements(certified));
  if (leftOut.length > 0) throw new RuleBroken('CERTIFICATE.NOT_ENDORSED', { said: leftOut.join(' ') });
  return certificateDescription(certified, holder, typed).text;
}
