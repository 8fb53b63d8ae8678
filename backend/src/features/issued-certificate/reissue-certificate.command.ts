import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  issuedCertificateDecider,
  type IssuedCertificateState,
} from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { IssuingAgain } from '#issuing-again/issuing-again.reader';
import { CertificateIssuer, type WantedCertificate } from './certificate-issuer.service.js';
import { CertificatePolicies } from './certificate-policies.reader.js';

/** The holder of a certificate has it again, as the policies stand today. */
export class ReissueCertificate extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly certificateId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReissueCertificate)
export class ReissueCertificateHandler implements ICommandHandler<ReissueCertificate, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly policies: CertificatePolicies,
    private readonly again: IssuingAgain,
    private readonly issuer: CertificateIssuer,
  ) {}

  async execute({ actor: { userId: agentId }, certificateId, meta }: ReissueCertificate): Promise<Outcome> {
    const { state } = await this.deciders.load(issuedCertificateDecider, certificateId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const issue = await this.issuer.issue(await wantedAgain(this.policies, this.again, state, agentId));
    const command = { type: 'ReissueCertificate', ...issue } as const;
    return this.deciders.handle(issuedCertificateDecider, certificateId, command, meta);
  }
}

/** The same certificate of the policies of its last issue, or of those that took their places. */
export async function wantedAgain(
  reader: CertificatePolicies,
  again: IssuingAgain,
  { insuredId, agencyId, form, number, issues }: NonNullable<IssuedCertificateState>,
  agentId: Uuid,
): Promise<WantedCertificate> {
  const last = issues.at(-1)!;
  const ids = await again.present(last.policies.map(({ policyId }) => policyId));
  const policies = await reader.these(agencyId, insuredId, ids);
  const of = { insuredId, agencyId, agentId, form, number };
  return { ...of, holder: last.holder, policies, revision: issues.length, typed: '' };
}
