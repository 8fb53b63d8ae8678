import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { RequestTimeline, TimelineEntry } from '@covertrail/contracts/request/request.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { currentTenures } from '@covertrail/domain/representation/representation.state';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { REQUEST_STEPS, type RequestStep } from '@covertrail/domain/request/request.contract';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore, StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { OUTBOX, type OutboxEntry } from '#mail/mail-kind';
import { EVENTS, VAULT } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { INVITATION } from '../invitation/invitation-link.js';

/** What happened to a request, and whether its mails were taken by the mail server. */
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

/** Of the steps that are a mail to each person of a company who can answer: its kind. */
const MAILS_OF: Partial<Record<RequestStep, string>> = {
  CoverageRequested: 'coverage-request',
  ReminderSent: 'request-reminder',
  RequestResent: 'request-resent',
  DifferenceSent: 'request-difference',
};

@QueryHandler(ReadRequestTimeline)
export class RequestTimelineHandler implements IQueryHandler<ReadRequestTimeline> {
  constructor(
    @Inject(EVENTS) private readonly events: Pick<EventStore, 'readStream'>,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
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
    const readers = await this.readersOf(requestId);
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
          mails: await this.mailsOf(step, id, readers),
        },
      ];
    });
    return { entries: (await Promise.all(entries)).flat() };
  }

  /** Those who may have got a mail: whoever is of the insured now, and the agents of its agencies and of each reminder. */
  private async readersOf(requestId: Uuid): Promise<readonly Uuid[]> {
    const { state } = await this.deciders.readable.load(requestDecider, requestId);
    const insuredId = state?.requested.insuredId ?? null;
    if (insuredId === null) return [];
    const people = await this.deciders.readable.load(companyMembersDecider, insuredId);
    const { state: represented } = await this.deciders.readable.load(representationDecider, insuredId);
    const own = Object.values(people.state?.members ?? {}).map(({ userId }) => userId);
    return [...new Set([...own, ...currentTenures(represented).map(({ agentId }) => agentId)])];
  }

  /** How many mails to people of companies the mail server took, or has not taken; null where the step sends none. */
  private async mailsOf(step: RequestStep, eventId: Uuid, readers: readonly Uuid[]): Promise<TimelineEntry['mails']> {
    const kind = MAILS_OF[step];
    if (kind === undefined) return null;
    const outcomes = await Promise.all(readers.map((reader) => this.outcomeOf(kind, eventId, reader)));
    const count = (outcome: TimelineEntry['mail']) => outcomes.filter((found) => found === outcome).length;
    const mails = { sent: count('sent'), waiting: count('waiting'), refused: count('refused') };
    return mails.sent + mails.waiting + mails.refused === 0 ? null : mails;
  }

  private async mailOf(step: RequestStep, eventId: Uuid, person: Uuid): Promise<TimelineEntry['mail']> {
    const kind = MAIL_OF[step]?.[0];
    return kind === undefined ? null : this.outcomeOf(kind, eventId, person);
  }

  private async outcomeOf(kind: string, eventId: Uuid, person: Uuid): Promise<TimelineEntry['mail']> {
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
