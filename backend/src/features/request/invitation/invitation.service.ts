import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { requestDecider, type RequestState } from '@covertrail/domain/request/request.decider';
import type { RequestInvitation } from '@covertrail/contracts/request/request.replies';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { CLOCK } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { DeclineRequest } from '../decline-request.command.js';
import { INVITATION } from './invitation-link.js';

/** What a person without an account may see and do with the one request that the link opens. */
@Injectable()
export class Invitations {
  constructor(
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `LINK.NOT_VALID`. */
  async read(token: string): Promise<RequestInvitation> {
    const { requested, outcome } = await this.request(await this.opened(token));
    const { requesterId, projectId, templateId, number, message, dueOn } = requested;
    const requester = (await this.deciders.load(companyDecider, requesterId)).state;
    const project = (await this.deciders.load(projectDecider, projectId)).state;
    const template = (await this.deciders.load(templateDecider, templateId)).state;
    const today = dayInZone(this.clock.now(), requester?.registration.timeZone ?? 'UTC');
    const { lines = [], notRequired = [] } = requirementsAt(template, today)?.requirements ?? {};
    return {
      number,
      message,
      dueOn,
      requesterName: requester?.name ?? '',
      projectName: project?.name ?? '',
      lines: lines.map(({ line }) => LINE_NAMES[line]),
      notRequired: notRequired.map((line) => LINE_NAMES[line]),
      state: outcome?.kind ?? 'open',
    };
  }

  /** Throws `LINK.NOT_VALID`, and what the rules throw. */
  async decline(token: string, reason: string): Promise<Outcome> {
    const { requestId, inviteeId } = await this.opened(token);
    await this.request({ requestId, inviteeId });
    return this.commands.execute(new DeclineRequest(requestId, reason, byInvitee(inviteeId)));
  }

  private async opened(token: string): Promise<{ readonly requestId: string; readonly inviteeId: string }> {
    const about = await this.links.opened(INVITATION, token);
    const { requestId, inviteeId } = about ?? {};
    if (!requestId || !inviteeId) throw new Problem('LINK.NOT_VALID');
    return { requestId, inviteeId };
  }

  /** Throws `LINK.NOT_VALID` also where someone else was invited in place of this person. */
  private async request({
    requestId,
    inviteeId,
  }: {
    readonly requestId: string;
    readonly inviteeId: string;
  }): Promise<NonNullable<RequestState>> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    if (state?.requested.inviteeId !== inviteeId) throw new Problem('LINK.NOT_VALID');
    return state;
  }
}

/** The person who received the mail acts, and has no company here. */
function byInvitee(inviteeId: string): CommandMeta {
  const commandId = newId();
  return {
    commandId,
    commandHash: commandId,
    actor: inviteeId,
    role: 'insured',
    tenant: null,
    correlationId: commandId,
    causationId: null,
  };
}
