import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RemindedAgent } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';

/** The agents who can answer a request now, each with the agency; none where nobody is known who was asked. */
@Injectable()
export class AnsweringAgents {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  async of(requestId: Uuid): Promise<readonly RemindedAgent[]> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    const insuredId = state?.requested.insuredId ?? null;
    if (insuredId === null) return [];
    const tenures = await this.representations.tenuresOf(insuredId);
    return tenures.map(({ agencyId, agentId }) => ({ agencyId, agentId }));
  }
}
