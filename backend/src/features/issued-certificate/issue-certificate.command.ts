import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { IssueCertificateDto } from '@covertrail/contracts/issued-certificate/issued-certificate.inputs';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
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
    const { insuredId, form, holder, policyIds, description: typed = '' } = wanted;
    const { userId: agentId, companyId: agencyId } = actor;
    const certificateId = deriveId('issued-certificate', meta.commandId);
    const number = certificateNumber(form, certificateId);
    const of = { insuredId, agencyId };
    const policies = await this.policies.these(agencyId, insuredId, policyIds);
    const issue = await this.issuer.issue({ ...of, agentId, form, number, revision: 0, holder, policies, typed });
    const command = { type: 'IssueCertificate', certificateId, ...of, form, number, ...issue } as const;
    return this.deciders.handle(issuedCertificateDecider, certificateId, command, meta);
  }
}
