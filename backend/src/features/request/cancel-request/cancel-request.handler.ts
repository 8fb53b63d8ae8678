import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { CancelRequest } from './cancel-request.command.js';

@CommandHandler(CancelRequest)
export class CancelRequestHandler implements ICommandHandler<CancelRequest, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ requestId, reason, meta, expected }: CancelRequest): Promise<Outcome> {
    const pinned = { expected, facts: async () => ({ policies: [] }) };
    return this.deciders.handle(requestDecider, requestId, { type: 'CancelRequest', reason }, meta, pinned);
  }
}
