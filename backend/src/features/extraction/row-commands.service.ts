import { Inject, Injectable } from '@nestjs/common';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { ConfirmedRow, ExtractionConfirmed, NewFromRow } from '@covertrail/domain/extraction/extraction.contract';
import type { CertificateEvidence } from '@covertrail/domain/insurance/source-table';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyCommand, PolicyFacts } from '@covertrail/domain/policy/policy-command.contract';
import { replacedPolicy } from '@covertrail/domain/policy/policy-replacement';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';

type Confirmed = Pick<ExtractionConfirmed['data'], 'insuredId' | 'evidence'>;

/** A command to a policy, with what its decision needs. `expected`: the revision that the person saw. */
interface RowCommand {
  readonly command: PolicyCommand;
  readonly facts: () => Promise<PolicyFacts>;
  readonly expected?: number;
}

/** Makes a command of each row that was confirmed. */
@Injectable()
export class RowCommands {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(Representations) private readonly representations: Pick<Representations, 'managerFor'>,
  ) {}

  async of(confirmed: Confirmed, row: ConfirmedRow, meta: Pick<CommandMeta, 'role' | 'tenant'>): Promise<RowCommand> {
    const evidence = certificateOf(confirmed);
    if (row.into !== 'onFile') return this.addition(confirmed, row, evidence, meta);
    const { accepted, terms, effectiveFrom, revision: expected } = row;
    return {
      command: { type: 'EnterFromCertificate', accepted, terms, effectiveFrom, evidence },
      facts: () => this.carrier(terms.carrierId),
      expected,
    };
  }

  /** Throws what the policy would refuse; nothing is recorded (decision 38). */
  async tryRow(confirmed: Confirmed, row: ConfirmedRow, meta: CommandMeta): Promise<void> {
    const { command, facts } = await this.of(confirmed, row, meta);
    const { state } = await this.deciders.load(policyDecider, row.policyId);
    policyDecider.decide(command, state, await facts());
  }

  private async addition(
    { insuredId }: Confirmed,
    { policyId, line, terms, typed, renews }: NewFromRow,
    evidence: CertificateEvidence,
    meta: Pick<CommandMeta, 'role' | 'tenant'>,
  ): Promise<RowCommand> {
    const agencyId = await this.representations.managerFor(insuredId, meta);
    const command = {
      type: 'AddPolicy',
      policyId,
      insuredId,
      agencyId,
      line,
      terms,
      source: 'claimedOnCertificate',
      evidence,
      ...(typed.length === 0 ? {} : { typed }),
      ...(renews === null ? {} : { replaces: { policyId: renews, upon: 'expiration', carriesOver: true } as const }),
    } as const;
    const facts = async (): Promise<PolicyFacts> => ({
      ...(await this.carrier(terms.carrierId)),
      ...(renews === null ? {} : { replaced: await this.replaced(renews, terms.period.effectiveOn) }),
    });
    return { command, facts };
  }

  private async carrier(carrierId: Uuid): Promise<PolicyFacts> {
    const { state } = await this.deciders.load(carrierDecider, carrierId);
    return { carrier: state.added };
  }

  private async replaced(policyId: Uuid, day: string): Promise<PolicyFacts['replaced']> {
    const { state } = await this.deciders.load(policyDecider, policyId);
    return state && replacedPolicy(state, day);
  }
}

function certificateOf({ evidence }: Confirmed): CertificateEvidence {
  const { certificate } = evidence;
  if (certificate === undefined) throw new Error('What was confirmed names its certificate.');
  return { ...evidence, certificate };
}
