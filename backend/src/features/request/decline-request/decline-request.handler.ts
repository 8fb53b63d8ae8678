import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { DeclineRequest } from './decline-request.command.js';

@CommandHandler(DeclineRequest)
export class DeclineRequestHandler implements ICommandHandler<DeclineRequest, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ requestId, reason, meta, expected }: DeclineRequest): Promise<Outcome> {
    const pinned = { expected, facts: async () => ({ policies: [] }) };
    return this.deciders.handle(requestDecider, requestId, { type: 'DeclineRequest', reason }, meta, pinned);
  }
}
