import { Injectable } from '@nestjs/common';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { Views } from '#views/views.service';
import { fullName } from '../appointment-record.views.js';

/** An agent who represents an insured now, and the agency. */
export interface CurrentAgent {
  readonly agencyId: Uuid;
  readonly agencyName: string;
  /** The folded domain by which the agency was appointed; null where it is not known. */
  readonly domain: string | null;
  readonly name: string;
  readonly email: string;
}

/** Who represents an insured now, oldest first, by the stream of its representation. */
@Injectable()
export class CurrentAgents {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly views: Views,
  ) {}

  async of(insuredId: Uuid): Promise<readonly CurrentAgent[]> {
    const tenures = await this.representations.tenuresOf(insuredId);
    const people = await this.views.byId(
      peopleView,
      tenures.map(({ agentId }) => agentId),
    );
    return Promise.all(
      tenures.map(async ({ agencyId, agentId, domain }) => {
        const { state } = await this.deciders.readable.load(companyDecider, agencyId);
        const person = people.get(agentId);
        return { agencyId, agencyName: state?.name ?? '', domain, name: fullName(person), email: person?.email ?? '' };
      }),
    );
  }
}
