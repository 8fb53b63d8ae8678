import { Inject, Injectable } from '@nestjs/common';
import type { AppliedEpicAnswer } from '@covertrail/contracts/request/invitation.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { isAppliedAgency } from '@covertrail/domain/company/applied-agency.rules';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Agents } from '#auth/agents.service';
import type { ServiceConfig } from '#service/service-config';
import { SERVICE } from '#tokens/tokens';
import { Views } from '#views/views.service';
import type { OpenedLink } from './opened-links.service.js';

/** Agents among the readers of links whose agency works with Applied Epic [A11]. */
@Injectable()
export class AppliedAgents {
  constructor(
    private readonly agents: Agents,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(SERVICE) private readonly service: ServiceConfig,
  ) {}

  /** By the address that the mail of the link went to, and the agency of its account now. Null for whoever was invited, and where there is no such account. */
  async of({ openedAs, holderId }: OpenedLink): Promise<AppliedEpicAnswer | null> {
    if (openedAs !== 'agent') return null;
    const person = await this.views.get(peopleView, holderId);
    const account = person ? await this.agents.byEmail(person.email) : null;
    if (!account) return null;
    const { state: agency } = await this.deciders.load(companyDecider, account.agencyId);
    return isAppliedAgency(agency) ? { pluginUrl: this.service.epicPluginUrl } : null;
  }
}
