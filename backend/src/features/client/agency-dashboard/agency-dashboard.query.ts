import { Query } from '@nestjs/cqrs';
import type { AgencyDashboard as Dashboard } from '@covertrail/domain/client/client.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';

/** What the actor's agency has on its hands. Each count stops at 10,001. */
export class AgencyDashboard extends Query<QueryReply<Dashboard>> {
  constructor(
    readonly actor: Actor,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
