import { Query } from '@nestjs/cqrs';
import type { PolicyRow } from '@covertrail/domain/policy/policy.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import type { PageOf } from '#http/page.dto';
import type { PolicyListDto } from './policy-list.dto.js';

/** The policies of one insured, or of all clients of the actor's agency (`of` null). */
export class PolicyList extends Query<QueryReply<PageOf<PolicyRow>>> {
  constructor(
    readonly actor: Actor,
    readonly of: string | null,
    readonly asked: PolicyListDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}
