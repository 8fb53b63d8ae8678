import { isAskedForProof, represents } from '@covertrail/domain/rights/company-roles';
import { Injectable } from '@nestjs/common';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { ClientTransferRequested } from '@covertrail/domain/client-transfer/client-transfer.contract';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';

type Sides = Pick<
  ClientTransferRequested['data'],
  'startedBy' | 'fromAgencyId' | 'fromAgentId' | 'toAgencyId' | 'toAgentId' | 'toDomain' | 'beside'
>;

/** The client and the receiver, as far as the caller names them. */
interface WantedTransfer {
  readonly insuredCompanyId: Uuid;
  readonly toAgencyId?: Uuid;
  readonly toAgentId?: Uuid;
  readonly policyId?: Uuid;
}

/**
 * Who gives the client and who receives it, from the streams: the agency that represents the client gives, unless it names a policy of
 * another agency of the client, which then gives. The domain of the receiving agent's address comes from the view of people.
 */
@Injectable()
export class TransferSides {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly rights: Rights,
    private readonly views: Views,
  ) {}

  /** Throws where there is no such client or agency, or where the actor is on neither side. */
  async of(actor: Actor, wanted: WantedTransfer): Promise<Sides> {
    const sides = await this.parties(actor, wanted);
    const agent = await this.views.get(peopleView, sides.toAgentId);
    return agent ? { ...sides, toDomain: emailDomain(agent.email) } : sides;
  }

  private async parties(actor: Actor, wanted: WantedTransfer): Promise<Sides> {
    const { insuredCompanyId, toAgencyId, toAgentId, policyId } = wanted;
    const insured = (await this.deciders.load(companyDecider, insuredCompanyId)).state;
    if (!insured || !isAskedForProof(insured.registration.roles)) throw new RuleBroken('CLIENT.NOT_FOUND');
    const holder = await (policyId
      ? this.manager(actor, insuredCompanyId, policyId)
      : this.representations.tenureOf(insuredCompanyId, actor.companyId));
    if (!holder) throw new RuleBroken('CLIENT_TRANSFER.NOT_HOLDER');
    const { companyId, userId } = actor;
    const from = { fromAgencyId: holder.agencyId, fromAgentId: holder.agentId };
    if (holder.agencyId === companyId && !policyId) {
      return { startedBy: 'holder', ...from, fromAgentId: userId, ...(await this.receiver(toAgencyId, toAgentId)) };
    }
    if ((toAgencyId ?? companyId) !== companyId || (toAgentId ?? userId) !== userId)
      throw new RuleBroken('CLIENT_TRANSFER.NOT_HOLDER');
    const sides = { startedBy: 'receiver', ...from, toAgencyId: companyId, toAgentId: userId } as const;
    return policyId ? { ...sides, beside: true } : sides;
  }

  /**
   * The agency that manages this policy of a client which the actor's agency represents as well. Whoever does not represent the
   * client knows of no policy.
   */
  private async manager({ companyId }: Actor, insuredId: Uuid, policyId: Uuid) {
    const { state } = await this.deciders.load(policyDecider, policyId);
    if (state?.insuredId !== insuredId || !(await this.representations.represents(companyId, insuredId)))
      throw new Problem('HTTP.NOT_FOUND');
    return this.representations.managingTenure(state);
  }

  /** The receiver must be an agency, and the agent a present member of it. */
  private async receiver(toAgencyId?: Uuid, toAgentId?: Uuid): Promise<Pick<Sides, 'toAgencyId' | 'toAgentId'>> {
    if (!toAgencyId)
      throw new Problem('HTTP.BAD_INPUT', { errors: { toAgencyId: 'Please select the receiving agency.' } });
    if (!toAgentId)
      throw new Problem('HTTP.BAD_INPUT', { errors: { toAgentId: 'Please select the receiving agent.' } });
    const rights = await this.rights.of({ userId: toAgentId, companyId: toAgencyId });
    if (!rights || !represents(rights.companyRoles)) throw new Problem('HTTP.NOT_FOUND');
    return { toAgencyId, toAgentId };
  }
}
