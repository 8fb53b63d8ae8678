import { Query } from '@nestjs/cqrs';
import type { InsuredAgency as Agency } from '@covertrail/domain/representation/representation.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';

/** Who answers for the actor's company, who asks to, and who did before. */
export class InsuredAgency extends Query<QueryReply<Agency>> {
  constructor(
    readonly actor: Actor,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
