import { Query } from '@nestjs/cqrs';
import type { PendingApprovalCounts } from '@covertrail/contracts/client/client.replies';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import type { PageDto, PageOf } from '#http/page.dto';

/** How much waits for the actor's agency to approve it. Only policies do: shares and requests need no approval. */
export class PendingCounts extends Query<QueryReply<PendingApprovalCounts>> {
  constructor(
    readonly actor: Actor,
  ) {
    super();
  }
}

/** The policies of the agency's clients that nobody has verified, those that end first on top. */
export class PendingPolicies extends Query<QueryReply<PageOf<PolicyRow>>> {
  constructor(
    readonly actor: Actor,
    readonly asked: PageDto,
  ) {
    super();
  }
}
