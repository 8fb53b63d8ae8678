import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyFacts } from '@covertrail/domain/policy/policy-command.contract';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { PolicyCarriers } from './policy-carriers.reader.js';
import { PolicyCertificates } from './policy-certificates.reader.js';

/** The whole edit form; the decider finds out what changed. `expected` is the revision that the person saw. */
export class EditPolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly edit: {
      readonly terms: GivenTerms;
      readonly effectiveFrom: CalendarDate;
      readonly enteredWrongly: boolean;
      readonly reason?: string;
      readonly certificateId?: Uuid;
    },
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(EditPolicy)
export class EditPolicyHandler implements ICommandHandler<EditPolicy, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly carriers: PolicyCarriers,
    private readonly certificates: PolicyCertificates,
  ) {}

  execute({ policyId, edit, expected, meta }: EditPolicy): Promise<Outcome> {
    const {
      terms: { carrierId },
      certificateId,
    } = edit;
    const facts = async (): Promise<PolicyFacts> => ({
      ...(await this.carriers.named(carrierId)),
      ...(certificateId === undefined ? {} : { certificate: await this.certificates.of(policyId, certificateId) }),
    });
    const pinned = expected === undefined ? { facts } : { facts, expected };
    return this.deciders.handle(policyDecider, policyId, { type: 'EditPolicy', ...edit }, meta, pinned);
  }
}
