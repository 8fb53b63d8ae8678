import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { LinkHolder } from '@covertrail/domain/mail-answer/mail-answer.contract';
import {
  answerOf,
  mailAnswerDecider,
  namedAgent,
  type MailAnswerState,
} from '@covertrail/domain/mail-answer/mail-answer.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { RequestState } from '@covertrail/domain/request/request.state';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { INVITATION } from './invitation-link.js';

/** What the link of a mail opens, and to whom. */
export interface OpenedLink {
  readonly requestId: Uuid;
  readonly holderId: Uuid;
  readonly openedAs: LinkHolder;
  readonly request: NonNullable<RequestState>;
  readonly answer: MailAnswerState;
}

/** Whoever has the mail has the secret of its link, and gets the one request that it is for. */
@Injectable()
export class OpenedLinks {
  constructor(
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
  ) {}

  /** Throws `LINK.NOT_VALID`, also for the link of a person or agent in whose place another one is asked now. */
  async opened(token: string): Promise<OpenedLink> {
    const { requestId, inviteeId, agentId } = (await this.links.opened(INVITATION, token)) ?? {};
    const holderId = agentId ?? inviteeId;
    if (!requestId || !holderId) throw new Problem('LINK.NOT_VALID');
    const { state: request } = await this.deciders.load(requestDecider, requestId);
    const { state: all } = await this.deciders.load(mailAnswerDecider, requestId);
    const answer = answerOf(request?.requested.inviteeId, all);
    const meant = agentId === undefined ? request?.requested.inviteeId : namedAgent(answer)?.agentId;
    if (!request || meant !== holderId) throw new Problem('LINK.NOT_VALID');
    return { requestId, holderId, openedAs: agentId === undefined ? 'invitee' : 'agent', request, answer };
  }
}

/** The holder of a link acts, and has no company here. */
export function byLinkHolder({ holderId, openedAs }: Pick<OpenedLink, 'holderId' | 'openedAs'>): CommandMeta {
  const commandId = newId();
  return {
    commandId,
    commandHash: commandId,
    actor: holderId,
    role: openedAs === 'agent' ? 'agent' : 'insured',
    tenant: null,
    correlationId: commandId,
    causationId: null,
  };
}
