import { Injectable } from '@nestjs/common';
import type { ClientRemoval } from '@covertrail/contracts/representation/by-link.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { tenureOf } from '@covertrail/domain/representation/representation.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { CLIENT_REMOVAL } from '#links/representation-links';
import { byLink } from './by-link-meta.js';

interface Removal {
  readonly insuredId: Uuid;
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}

/**
 * An agent says by the link of a mail that the agency no longer represents a client [A11]. The link is good for the tenure in which the
 * mail was sent, and gives its agent no right that the agent does not have at that moment.
 */
@Injectable()
export class ClientRemovals {
  constructor(
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
    private readonly rights: Rights,
  ) {}

  /** Throws LINK.NOT_VALID. */
  async read(token: string): Promise<ClientRemoval> {
    return this.namesOf(await this.behind(token));
  }

  /** Throws LINK.NOT_VALID; also for the second of two who come with one link. */
  async remove(token: string): Promise<ClientRemoval> {
    const removal = await this.behind(token);
    if (!(await this.links.openedOnce(CLIENT_REMOVAL, token))) throw new Problem('LINK.NOT_VALID');
    const { insuredId, agencyId, agentId } = removal;
    const command = { type: 'EndRepresentation', insuredId, agencyId, endedBy: 'agency', reason: '' } as const;
    await this.deciders.handle(representationDecider, insuredId, command, byLink('agent', agentId, agencyId));
    return this.namesOf(removal);
  }

  private async behind(token: string): Promise<Removal> {
    const { insuredId, agencyId, agentId, issuedAt } = (await this.links.opened(CLIENT_REMOVAL, token)) ?? {};
    if (!insuredId || !agencyId || !agentId || !issuedAt) throw new Problem('LINK.NOT_VALID');
    const { state } = await this.deciders.load(representationDecider, insuredId);
    const tenure = tenureOf(state, agencyId);
    const isOfTenure = tenure !== undefined && tenure.since <= issuedAt;
    if (!isOfTenure || !(await this.rights.mayDo('endRepresentation', agentId, agencyId)))
      throw new Problem('LINK.NOT_VALID');
    return { insuredId, agencyId, agentId };
  }

  private async namesOf({ insuredId, agencyId }: Removal): Promise<ClientRemoval> {
    const nameOf = async (id: Uuid) => (await this.deciders.readable.load(companyDecider, id)).state?.name ?? '';
    const [companyName, agencyName] = await Promise.all([nameOf(insuredId), nameOf(agencyId)]);
    return { companyName, agencyName };
  }
}
