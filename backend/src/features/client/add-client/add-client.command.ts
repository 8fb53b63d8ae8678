import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** What an agent shows to be appointed at once: something that only the insured could have told it. */
export type ClientProof =
  | { readonly by: 'requestNumber'; readonly number: string }
  | { readonly by: 'taxId'; readonly taxId: string }
  | { readonly by: 'email'; readonly email: string };

/** From now on this agency and agent answer for the insured that the proof is of, for whom nobody answered. */
export class AddClient extends Command<Outcome> {
  constructor(
    readonly proof: ClientProof,
    readonly agencyId: Uuid,
    readonly agentId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
