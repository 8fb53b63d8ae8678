import { Injectable } from '@nestjs/common';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { foldEmail } from '@covertrail/platform/vault/keyed-hash';
import { Views } from '../views/views.service.js';
import { Rights } from './rights.service.js';

const USER = 'user-';

/** An agent and the agency for whose clients that person may act. */
export interface AgentOfAgency {
  readonly agentId: Uuid;
  readonly agencyId: Uuid;
}

/** Finds agents by their e-mail addresses. */
@Injectable()
export class Agents {
  constructor(
    private readonly reservations: Reservations,
    private readonly rights: Rights,
    private readonly views: Views,
  ) {}

  /** Null when nobody who may act for clients has this address. The view proposes an agency, the membership stream decides. */
  async byEmail(email: string): Promise<AgentOfAgency | null> {
    const owner = await this.reservations.ownerOf('email', 'product', foldEmail(email));
    if (!owner) return null;
    const agentId = owner.slice(USER.length);
    const account = await this.views.get(accountsView, agentId);
    for (const agencyId of account?.companyIds ?? []) {
      if (await this.rights.actsForClients(agentId, agencyId)) return { agentId, agencyId };
    }
    return null;
  }
}
