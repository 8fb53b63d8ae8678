import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { Claims, type Claim } from '@covertrail/platform/claims/claims';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CLOCK } from '#composition/tokens';
import { Problem } from '#http/problem';
import { Recipients, type Recipient } from '../recipients.service.js';
import { OpenRequests } from './open-request.service.js';
import { requestNumberOf } from './request-number.js';
import { RequestCoverage } from './request-coverage.command.js';

@CommandHandler(RequestCoverage)
export class RequestCoverageHandler implements ICommandHandler<RequestCoverage, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
    private readonly recipients: Recipients,
    private readonly openRequests: OpenRequests,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ requesterId, to, request, meta, again }: RequestCoverage): Promise<Outcome> {
    const requestId = deriveId('request', meta.commandId);
    const recipient = await this.recipients.find(to, meta.commandId);
    const templateId = request.templateId ?? (await this.templateOf(request.projectId));
    const number = requestNumberOf(requestId);
    const command = { type: 'RequestCoverage', requestId, requesterId, ...request, templateId, number, ...addressed(recipient) } as const;
    const send = () => this.deciders.handle(requestDecider, requestId, command, meta, { facts: async () => ({ policies: [] }) });
    const same = { requestId, requesterId, projectId: request.projectId, recipient };
    return this.openRequests.holding(same, again, meta, this.clock.now(), () => this.claims.holding(numberClaim(number, requestId), meta, send));
  }

  private async templateOf(projectId: Uuid): Promise<Uuid> {
    const { state } = await this.deciders.load(projectDecider, projectId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    return state.templateId;
  }
}

const numberClaim = (number: string, requestId: Uuid): Claim => ({
  kind: 'requestNumber',
  scope: 'product',
  value: number,
  owner: `request-${requestId}`,
  takenCode: 'REQUEST.NUMBER_TAKEN',
});

function addressed(recipient: Recipient) {
  const { insuredId, insuredName, agencyId, inviteeId, inviteeEmail } = recipient;
  return { insuredId, insuredName, agencyId, ...(inviteeId ? { inviteeId, inviteeEmail } : {}) };
}
