import { Command } from '@nestjs/cqrs';
import type { PoliciesShared } from '@covertrail/domain/share/share.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** Lets a requester see policies of an insured from now on. The share's id derives from the command id. */
export class SharePolicies extends Command<Outcome> {
  constructor(
    readonly share: Omit<PoliciesShared['data'], 'shareId' | 'agencyId'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
