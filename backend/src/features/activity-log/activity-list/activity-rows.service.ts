import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { ActivityRowDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import { FEATURE_WORDS } from '@covertrail/wording/catalogue/feature-words';
import type { Names } from '@covertrail/wording/text/event-wording';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { personIn } from '@covertrail/domain/kernel/initiator';
import type { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import { isUnreadable, type UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import type { Actor } from '#auth/actor';
import { withoutHiddenTerms } from '#naming/hidden-terms.rules';
import type { NamesService } from '#naming/names.service';
import { hiddenIn } from '#naming/hidden-names.rules';
import { attempted, describedEvent } from '#naming/described-event';

/** Puts the events of a page into words for one company. Events are read from their streams; names and masks are as this company may see them. Made in threads, too. */
export class ActivityRows {
  constructor(
    private readonly streams: Pick<DecodedStreams, 'event'>,
    private readonly naming: Pick<NamesService, 'of'>,
  ) {}

  async of(
    records: readonly ActivityRowDocument[],
    { companyId, role }: Pick<Actor, 'companyId' | 'role'>,
  ): Promise<ActivityRow[]> {
    const read = await Promise.all(records.map((record) => this.streams.event(record)));
    const events = read.map((event) =>
      event === null || isUnreadable(event) ? event : withoutHiddenTerms(event, role),
    );
    const names = await this.naming.of(
      events.filter((event): event is Recorded => event !== null && !isUnreadable(event)),
      companyId,
    );
    return records.flatMap((record, index) => {
      const event = events[index];
      return event ? [row(record, event, names)] : [];
    });
  }
}

function row({ id, insuredId }: ActivityRowDocument, event: Recorded | UnreadableEvent, names: Names): ActivityRow {
  const { id: eventId, onBehalfOf, ...described } = describedEvent(event, names);
  const audience = isUnreadable(event) ? null : attempted(() => describe(event.type).audience(event));
  const hidden = isUnreadable(event)
    ? new Set<Uuid>()
    : (attempted(() => hiddenIn(event, names.reader)) ?? new Set<Uuid>());
  const about = [...(audience?.companies ?? []), audience?.insuredId, insuredId].filter(
    (company): company is Uuid => typeof company === 'string' && !hidden.has(company),
  );
  return {
    ...described,
    id,
    eventId,
    actorId: isUnreadable(event) ? '' : actorShown(event, hidden),
    onBehalfOf: onBehalfOf ?? null,
    about: FEATURE_WORDS.get(described.feature) ?? described.feature,
    aboutCompanyIds: [...new Set(about)],
    policyId: audience?.policyId ?? null,
  };
}

/** Who acted, also when one of our reactions did it on their behalf; empty when this reader may not know. */
function actorShown({ meta }: Recorded, hidden: ReadonlySet<string>): string {
  const actor = personIn(meta)?.actor ?? meta.actor;
  return hidden.has(actor) ? '' : actor;
}
