import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { IssueCertificateDto } from '@covertrail/contracts/issued-certificate/issued-certificate.inputs';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { CertificateIssuer } from './certificate-issuer.service.js';
import { CertificatePolicies } from './certificate-policies.reader.js';
import { certificateNumber } from './certificate-number.rules.js';

type Wanted = Omit<IssueCertificateDto, 'insuredCompanyId'> & { readonly insuredId: string };

/** An agent issues a certificate of live policies to a holder. */
export class IssueCertificate extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly wanted: Wanted,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(IssueCertificate)
export class IssueCertificateHandler implements ICommandHandler<IssueCertificate, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly policies: CertificatePolicies,
    private readonly issuer: CertificateIssuer,
  ) {}

  async execute({ actor, wanted, meta }: IssueCertificate): Promise<Outcome> {
    const { insuredId, form, holder, policyIds, description: typed = '', requestId } = wanted;
    const { userId: agentId, companyId: agencyId } = actor;
    const certificateId = deriveId('issued-certificate', meta.commandId);
    const number = certificateNumber(form, certificateId);
    const of = { insuredId, agencyId };
    const policies = await this.policies.these(agencyId, insuredId, policyIds);
    const forProject = await this.projectOf(requestId, insuredId);
    const issue = await this.issuer.issue({ ...of, agentId, form, number, revision: 0, holder, policies, typed });
    const ofCertificate = { certificateId, ...of, ...forProject, form, number };
    const command = { type: 'IssueCertificate', ...ofCertificate, ...issue } as const;
    return this.deciders.handle(issuedCertificateDecider, certificateId, command, meta);
  }

  /** The requester of a request has the certificate too. Throws HTTP.NOT_FOUND for a request to another insured. */
  private async projectOf(requestId: Uuid | undefined, insuredId: Uuid) {
    if (requestId === undefined) return {};
    const { state } = await this.deciders.load(requestDecider, requestId);
    if (state?.requested.insuredId !== insuredId) throw new Problem('HTTP.NOT_FOUND');
    const { requesterId, projectId } = state.requested;
    return { forProject: { requesterId, projectId } };
  }
}
