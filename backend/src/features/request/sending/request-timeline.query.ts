import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { RequestTimeline, TimelineEntry } from '@covertrail/contracts/request/request.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { REQUEST_STEPS, type RequestStep } from '@covertrail/domain/request/request.contract';
import type { EventStore, StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { OUTBOX, type OutboxEntry } from '#mail/mail-kind';
import { EVENTS, VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { INVITATION } from '../invitation/invitation-link.js';

/** What happened to a request, and whether the mails to those who have no account were taken by the mail server. */
export class ReadRequestTimeline extends Query<RequestTimeline> {
  constructor(readonly requestId: Uuid) {
    super();
  }
}

/** Of the steps that are a mail to one person without an account: its kind, and the field with the person. */
const MAIL_OF: Partial<Record<RequestStep, readonly [kind: string, person: string]>> = {
  CoverageRequested: [INVITATION, 'inviteeId'],
  InviteeCorrected: ['request-invitation-corrected', 'inviteeId'],
  CopyRecipientAdded: ['request-copy', 'recipientId'],
};

@QueryHandler(ReadRequestTimeline)
export class RequestTimelineHandler implements IQueryHandler<ReadRequestTimeline> {
  constructor(
    @Inject(EVENTS) private readonly events: Pick<EventStore, 'readStream'>,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly views: Views,
  ) {}

  async execute({ requestId }: ReadRequestTimeline): Promise<RequestTimeline> {
    const events = (await this.events.readStream(`request-${requestId}`)).filter((event) => event.damage === null);
    const people = await this.views.byId(
      peopleView,
      events.flatMap((event) => personOf(event) ?? []),
    );
    const companies = await this.views.byId(
      companiesView,
      events.flatMap(({ meta }) => meta.tenant ?? meta.initiator?.tenant ?? []),
    );
    const entries = events.map(async (event): Promise<readonly TimelineEntry[]> => {
      const step = REQUEST_STEPS.find((name) => name === event.type);
      if (!step) return [];
      const { meta, id } = event;
      const person = personOf(event);
      return [
        {
          id,
          step,
          at: meta.recordedAt,
          by: companies.get(meta.tenant ?? meta.initiator?.tenant ?? '')?.name ?? null,
          email: person === null ? null : (people.get(person)?.email ?? null),
          mail: person === null ? null : await this.mailOf(step, id, person),
        },
      ];
    });
    return { entries: (await Promise.all(entries)).flat() };
  }

  private async mailOf(step: RequestStep, eventId: Uuid, person: Uuid): Promise<TimelineEntry['mail']> {
    const kind = MAIL_OF[step]?.[0];
    if (kind === undefined) return null;
    const entry = await this.vault.record<OutboxEntry>(OUTBOX, deriveId('mail', kind, eventId, person));
    const outcome = entry?.body.outcome;
    if (outcome === undefined || outcome === 'unwanted') return null;
    return outcome === 'sent' || outcome === 'waiting' ? outcome : 'refused';
  }
}

/** Whom a step wrote to or took off; null where that is nobody without an account. */
function personOf({ type, data }: StoredEvent): Uuid | null {
  const field =
    type === 'CopyRecipientRemoved' ? 'recipientId' : Object.entries(MAIL_OF).find(([of]) => of === type)?.[1]?.[1];
  const person = field === undefined ? undefined : Object.entries(Object(data)).find(([name]) => name === field)?.[1];
  return typeof person === 'string' ? person : null;
}
