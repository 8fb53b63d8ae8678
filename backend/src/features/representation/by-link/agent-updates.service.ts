import { Injectable } from '@nestjs/common';
import type { AgentUpdate } from '@covertrail/contracts/representation/by-link.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { emailDomain } from '@covertrail/domain/fields/public-email';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { placeFor } from '@covertrail/domain/representation/agency-places.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { foldEmail } from '@covertrail/platform/vault/keyed-hash';
import { isPublicHost } from '#accounts/mail-hosts.rules';
import { Agents, type AgentOfAgency } from '#auth/agents.service';
import { Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { AGENT_UPDATE } from '#links/representation-links';
import { AgentInvitations } from '../inviting/agent-invitations.service.js';
import { InvitedOfInsured } from '../inviting/invited-of-insured.reader.js';
import { byLink } from './by-link-meta.js';
import { CurrentAgents, type CurrentAgent } from './current-agents.reader.js';

interface Updating {
  readonly insuredId: Uuid;
  readonly userId: Uuid;
}

/** E-mail addresses: of agents, with an account or without one, and of those who represent the company now. */
interface Changes {
  readonly added: readonly string[];
  readonly ended: readonly string[];
}

interface NewAgent extends AgentOfAgency {
  readonly domain: string;
}

/** Those with an account, who represent the company at once, and those who are invited to sign up [A08]. */
interface Coming {
  readonly agents: readonly NewAgent[];
  readonly invited: readonly InvitedAddress[];
}

interface InvitedAddress {
  readonly email: string;
  readonly domain: string;
  readonly agencyId: null;
}

/**
 * A company changes its agents by the link of a mail [A11]: at most 15, one for each e-mail domain. The link is good once, for a
 * person who may appoint agencies at that moment.
 */
@Injectable()
export class AgentUpdates {
  constructor(
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
    private readonly rights: Rights,
    private readonly agents: Agents,
    private readonly current: CurrentAgents,
    private readonly invitations: AgentInvitations,
    private readonly waiting: InvitedOfInsured,
  ) {}

  /** Throws LINK.NOT_VALID. */
  async read(token: string): Promise<AgentUpdate> {
    return this.listOf((await this.behind(token)).insuredId);
  }

  /**
   * Everything is checked before the first change. Throws LINK.NOT_VALID, and what refuses an agent, after which the link can be used
   * again.
   */
  async update(token: string, { added, ended }: Changes): Promise<AgentUpdate> {
    const { insuredId, userId } = await this.behind(token);
    const current = await this.current.of(insuredId);
    const leaving = current.filter(({ email }) => ended.some((address) => foldEmail(address) === foldEmail(email)));
    const staying = current.filter((agent) => !leaving.includes(agent));
    const coming = await this.newAgents(added, staying);
    if (!(await this.links.openedOnce(AGENT_UPDATE, token))) throw new Problem('LINK.NOT_VALID');
    await this.change(insuredId, leaving, coming, byLink('insured', userId, insuredId));
    return this.listOf(
      insuredId,
      coming.invited.map(({ email }) => email),
    );
  }

  private async change(
    insuredId: Uuid,
    leaving: readonly CurrentAgent[],
    coming: Coming,
    meta: CommandMeta,
  ): Promise<void> {
    const of = (key: string): CommandMeta => ({ ...meta, commandId: deriveId(meta.commandId, key) });
    for (const { agencyId } of leaving) {
      const command = { type: 'EndRepresentation', insuredId, agencyId, endedBy: 'insured', reason: '' } as const;
      await this.deciders.handle(representationDecider, insuredId, command, of(agencyId));
    }
    for (const agent of coming.agents) {
      const command = { type: 'AppointAgency', insuredId, ...agent, proof: { by: 'invitation' } } as const;
      await this.deciders.handle(representationDecider, insuredId, command, of(agent.agencyId));
    }
    for (const { email } of coming.invited) await this.invitations.invite(insuredId, email, of(foldEmail(email)));
  }

  private async newAgents(added: readonly string[], staying: readonly CurrentAgent[]): Promise<Coming> {
    const coming: (NewAgent | InvitedAddress)[] = [];
    for (const email of added) {
      const [agent, domain, before] = [await this.agents.byEmail(email), emailDomain(email), [...staying, ...coming]];
      if (!agent && (await isPublicHost(email)))
        throw new Problem('REPRESENTATION.NO_AGENT_AT', { params: { email: foldEmail(email) } });
      if (agent && before.some(({ agencyId }) => agencyId === agent.agencyId))
        throw new Problem('REPRESENTATION.ALREADY_YOURS');
      placeFor(domain, before);
      coming.push(agent ? { ...agent, domain } : { email, domain, agencyId: null });
    }
    return {
      agents: coming.filter((each): each is NewAgent => each.agencyId !== null),
      invited: coming.filter((each): each is InvitedAddress => each.agencyId === null),
    };
  }

  private async behind(token: string): Promise<Updating> {
    const { insuredId, userId } = (await this.links.opened(AGENT_UPDATE, token)) ?? {};
    if (!insuredId || !userId || !(await this.rights.mayDo('appointAgency', userId, insuredId)))
      throw new Problem('LINK.NOT_VALID');
    return { insuredId, userId };
  }

  /** `justInvited`: which the view of people may not have yet. */
  private async listOf(insuredId: Uuid, justInvited: readonly string[] = []): Promise<AgentUpdate> {
    const { state } = await this.deciders.readable.load(companyDecider, insuredId);
    const [agents, waiting] = [await this.current.of(insuredId), await this.waiting.of(insuredId)];
    return {
      companyName: state?.name ?? '',
      agents: agents.map(({ agencyName, name, email }) => ({ agencyName, name, email })),
      invited: [...new Set([...waiting.map(({ email }) => email), ...justInvited])].filter((email) => email !== ''),
    };
  }
}
