import { Inject, Injectable } from '@nestjs/common';
import type { RequestReceipts } from '@covertrail/contracts/request/invitation.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { NamedFile } from '@covertrail/domain/document/document.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { mailAnswerDecider, type MailAnswerState } from '@covertrail/domain/mail-answer/mail-answer.decider';
import type { CoverageRequested } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Response } from 'express';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { FILES } from '#tokens/tokens';
import { sendFile } from '#uploads/file.reply';
import { Views } from '#views/views.service';
import { ClaimedReadings } from '../claimed/claimed-readings.reader.js';
import { NamedAgents } from './named-agents.reader.js';

/** What came by the links of the mails of a request, for its requester; its files are numbered in the order in which they came. */
@Injectable()
export class Receipts {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly agents: NamedAgents,
    private readonly claimed: ClaimedReadings,
    private readonly views: Views,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async of(actor: Actor, requestId: Uuid): Promise<RequestReceipts> {
    const { requested, state } = await this.answerTo(actor, requestId);
    const people = await this.views.byId(
      peopleView,
      state.given.map(({ giverId }) => giverId),
    );
    let number = 0;
    const numbered = ({ name, bytes, contentType }: NamedFile) => ({ number: (number += 1), name, bytes, contentType });
    const certificates = state.given.map(({ giverId, givenAs, givenAt, certificate, additional }) => ({
      giver: people.get(giverId)?.email ?? '',
      givenAs,
      givenAt,
      certificate: numbered(certificate),
      additional: additional.map(numbered),
    }));
    return {
      certificates: certificates.toReversed(),
      claimed: await this.claimed.of(requested, state, actor.companyId),
      agent: await this.agents.of(state),
    };
  }

  async send(actor: Actor, requestId: Uuid, number: number, response: Response): Promise<void> {
    const file = filesOf((await this.answerTo(actor, requestId)).state)[number - 1];
    if (!file) throw new Problem('HTTP.NOT_FOUND');
    return sendFile(this.files, file, file.name, response);
  }

  /** A company that requests and is insured may have been asked itself: what came is for whoever asked. */
  private async answerTo({ companyId }: Actor, requestId: Uuid): Promise<Answered> {
    const { state: request } = await this.deciders.readable.load(requestDecider, requestId);
    if (request?.requested.requesterId !== companyId) throw new Problem('HTTP.NOT_FOUND');
    const { state } = await this.deciders.readable.load(mailAnswerDecider, requestId);
    return { requested: request.requested, state };
  }
}

interface Answered {
  readonly requested: CoverageRequested['data'];
  readonly state: MailAnswerState;
}

const filesOf = ({ given }: MailAnswerState): readonly NamedFile[] =>
  given.flatMap(({ certificate, additional }) => [certificate, ...additional]);
