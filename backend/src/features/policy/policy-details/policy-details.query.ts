import { Query } from '@nestjs/cqrs';
import type { PolicyDetails as Details } from '@covertrail/domain/policy/policy.views';
import type { Actor } from '#auth/actor';

/** One policy with its terms as of today: read from its stream, so that an edit starts from the truth. */
export class PolicyDetails extends Query<Details> {
  constructor(
    readonly actor: Actor,
    readonly policyId: string,
  ) {
    super();
  }
}
