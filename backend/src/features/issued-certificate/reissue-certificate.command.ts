import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  issuedCertificateDecider,
  type IssuedCertificateState,
} from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { CertificateIssuer } from './certificate-issuer.service.js';
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
    private readonly issuer: CertificateIssuer,
  ) {}

  async execute({ actor: { userId: agentId }, certificateId, meta }: ReissueCertificate): Promise<Outcome> {
    const { state } = await this.deciders.load(issuedCertificateDecider, certificateId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId, agencyId, form, number, issues } = state;
    const { holder } = issues.at(-1)!;
    const policies = await this.policies.these(agencyId, insuredId, await this.present(state));
    const issue = await this.issuer.issue({
      ...{ insuredId, agencyId, agentId, form, number, holder, policies },
      revision: issues.length,
      typed: '',
    });
    return this.deciders.handle(
      issuedCertificateDecider,
      certificateId,
      { type: 'ReissueCertificate', ...issue },
      meta,
    );
  }

  /** The policies of the last issue, or those that took their places. */
  private async present({ issues }: NonNullable<IssuedCertificateState>): Promise<readonly Uuid[]> {
    const ids = issues.at(-1)!.policies.map(({ policyId }) => this.newest(policyId));
    return [...new Set(await Promise.all(ids))];
  }

  private async newest(policyId: Uuid, before: ReadonlySet<Uuid> = new Set()): Promise<Uuid> {
    const { state } = await this.deciders.load(policyDecider, policyId);
    const next = state?.replacedBy;
    if (!next || before.has(next.policyId)) return policyId;
    return this.newest(next.policyId, new Set([...before, policyId]));
  }
}
