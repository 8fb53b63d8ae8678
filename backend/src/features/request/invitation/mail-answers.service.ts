import { Inject, Injectable } from '@nestjs/common';
import type { GiveCertificateDto, NameAgentDto } from '@covertrail/contracts/request/request.inputs';
import type { NamedAgent } from '@covertrail/contracts/request/invitation.replies';
import type { NamedFile } from '@covertrail/domain/document/document.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { MailAnswerCommand } from '@covertrail/domain/mail-answer/mail-answer.contract';
import { mailAnswerDecider, namedAgent } from '@covertrail/domain/mail-answer/mail-answer.decider';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { foldEmail } from '@covertrail/platform/vault/keyed-hash';
import { Problem } from '#http/problem';
import { CLOCK } from '#tokens/tokens';
import { citedFile, Uploads } from '#uploads/uploads.service';
import { byLinkHolder, OpenedLinks, type OpenedLink } from './opened-links.service.js';

/** What people without an account give for the one request that their link opens [D13]. */
@Injectable()
export class MailAnswers {
  constructor(
    private readonly links: OpenedLinks,
    private readonly deciders: DeciderStore,
    private readonly uploads: Uploads,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Once for each person or agent. */
  async recordOpening(link: OpenedLink): Promise<void> {
    const { requestId, holderId, openedAs, answer, request } = link;
    if (request.outcome !== null) return;
    if (openedAs === 'invitee') {
      if (request.isOpened) return;
      const command = { type: 'OpenInvitation', inviteeId: holderId } as const;
      const none = { facts: async () => ({ policies: [] }) };
      await this.deciders.handle(requestDecider, requestId, command, byLinkHolder(link), none);
      return;
    }
    if (answer.opened.includes(holderId)) return;
    const opened = { ...ofRequest(link), agentId: holderId, openedAt: this.clock.now() };
    await this.handle(link, { type: 'OpenAsNamedAgent', ...opened });
  }

  /** Throws `LINK.NOT_VALID`, for a file that this link did not upload, and what the rules throw. */
  async give({ token, certificateId, additionalIds }: GiveCertificateDto): Promise<void> {
    const link = await this.links.opened(token);
    const { holderId: giverId, openedAs: givenAs } = link;
    const [certificate, ...additional] = await Promise.all(
      [certificateId, ...additionalIds].map((uploadId) => this.uploaded(giverId, uploadId)),
    );
    const command = {
      type: 'GiveCertificate',
      ...ofRequest(link),
      giverId,
      givenAs,
      givenAt: this.clock.now(),
      certificate: certificate!,
      additional,
    } as const;
    // The rules refuse before the files are protected from deletion.
    const { state } = await this.deciders.load(mailAnswerDecider, link.requestId);
    mailAnswerDecider.decide(command, state, { isOpen: link.request.outcome === null });
    for (const file of [command.certificate, ...additional]) await this.uploads.keep(file);
    await this.handle(link, command);
  }

  /** The agent gets a mail. Throws `LINK.NOT_VALID`, also for the link of an agent, and what the rules throw. */
  async nameAgent({ token, name, email, agencyName }: NameAgentDto): Promise<NamedAgent> {
    const link = await this.links.opened(token);
    if (link.openedAs !== 'invitee') throw new Problem('LINK.NOT_VALID');
    const namedAt = this.clock.now();
    const agentEmail = foldEmail(email);
    await this.handle(link, {
      type: 'NameAnsweringAgent',
      ...ofRequest(link),
      inviteeId: link.holderId,
      // Not of the address alone: an id is no way to find out who else was named.
      agentId: deriveId('named-agent', link.requestId, link.holderId, agentEmail),
      agentName: name.trim(),
      agentEmail,
      agencyName: agencyName.trim(),
      namedAt,
    });
    return { name: name.trim(), email: agentEmail, agencyName: agencyName.trim(), namedAt };
  }

  /** Throws `LINK.NOT_VALID`, also for the person who was invited, and what the rules throw. */
  async declineAsAgent(token: string): Promise<Outcome> {
    const link = await this.links.opened(token);
    if (link.openedAs !== 'agent') throw new Problem('LINK.NOT_VALID');
    const agencyName = namedAgent(link.answer)?.agencyName ?? '';
    return this.handle(link, {
      type: 'DeclineAsNamedAgent',
      ...ofRequest(link),
      agentId: link.holderId,
      agencyName,
      declinedAt: this.clock.now(),
    });
  }

  private handle(link: OpenedLink, command: MailAnswerCommand): Promise<Outcome> {
    const facts = async () => ({
      isOpen: (await this.deciders.load(requestDecider, link.requestId)).state?.outcome === null,
    });
    return this.deciders.handle(mailAnswerDecider, link.requestId, command, byLinkHolder(link), { facts });
  }

  private async uploaded(ownerId: Uuid, uploadId: Uuid): Promise<NamedFile> {
    const stored = await this.uploads.find('mailAnswer', ownerId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { certificateId: 'Please choose the file again.' } });
    return { ...citedFile(stored), name: stored.name };
  }
}

function ofRequest({ request }: OpenedLink) {
  const { requestId, requesterId, projectId } = request.requested;
  return { requestId, requesterId, projectId };
}
