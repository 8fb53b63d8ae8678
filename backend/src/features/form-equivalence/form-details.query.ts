import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { FormDetails } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { bareForm } from '@covertrail/domain/insurance/forms/form-text';
import { readForm } from '@covertrail/domain/compliance/forms/read-form';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { describedEvent } from '#naming/described-event';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { FormEntries } from './form-entries.reader.js';

/** All that is known of one form, by its number; a number that nobody knows has no editions and no entries. */
export class ReadForm extends Query<QueryReply<FormDetails>> {
  constructor(
    readonly actor: Actor,
    readonly number: string,
  ) {
    super();
  }
}

@QueryHandler(ReadForm)
export class ReadFormHandler implements IQueryHandler<ReadForm> {
  constructor(
    private readonly own: FormEntries,
    private readonly streams: DecodedStreams,
    private readonly naming: NamesService,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, number }: ReadForm): Promise<QueryReply<FormDetails>> {
    const all = await this.own.of(actor.companyId, dayInZone(this.clock.now(), actor.timeZone));
    const entries = all.filter((entry) => bareForm(entry.number) === bareForm(number));
    const rows = readForm(number).rows;
    const history = await this.historyOf(actor, new Set(entries.map(({ entryId }) => entryId)));
    return this.views.reply({
      number: rows[0]?.number ?? entries[0]?.number ?? number.trim(),
      known: rows,
      entries,
      history,
    });
  }

  /** Newest first. */
  private async historyOf({ companyId }: Actor, entryIds: ReadonlySet<Uuid>): Promise<FormDetails['history']> {
    if (entryIds.size === 0) return [];
    const { events } = await this.streams.read(`formEquivalence-${companyId}`);
    const own = events.filter(({ data }) => entryIds.has((data as { readonly entryId: Uuid }).entryId));
    const names = await this.naming.of(own, companyId);
    return own
      .map((event) => {
        const { sentence, changes, recordedAt, actor } = describedEvent(event, names);
        return { eventId: event.id, sentence, changes, recordedAt, actor };
      })
      .toReversed();
  }
}
