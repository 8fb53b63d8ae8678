import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Recorded, RecordedOf, Uuid } from '@covertrail/domain/kernel/event';
import { segmentAt } from '@covertrail/domain/kernel/timeline';
import type { TemplateEvent } from '@covertrail/domain/template/template.contract';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import type { CreatedTemplate } from '@covertrail/domain/template/template.state';
import type { TemplateVersion, TemplateVersions } from '@covertrail/contracts/template/template.replies';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import type { Names } from '@covertrail/wording/text/event-wording';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { describedEvent } from '#naming/described-event';
import { NamesService } from '#naming/names.service';

/** Answers GET requestor/templates/{id}/versions. `today`: the day of the reader. */
export class ReadTemplateVersions extends Query<TemplateVersions> {
  constructor(
    readonly actor: Actor,
    readonly templateId: Uuid,
    readonly today: CalendarDate,
  ) {
    super();
  }
}

@QueryHandler(ReadTemplateVersions)
export class ReadTemplateVersionsHandler implements IQueryHandler<ReadTemplateVersions> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly streams: DecodedStreams,
    private readonly naming: NamesService,
  ) {}

  async execute({ actor, templateId, today }: ReadTemplateVersions): Promise<TemplateVersions> {
    const { state } = await this.deciders.readable.load(templateDecider, templateId);
    if (state === null) throw new Problem('HTTP.NOT_FOUND');
    const { events } = await this.streams.read(`template-${templateId}`);
    const names = await this.naming.of(events, actor.companyId);
    const versions = events.filter(isVersion).map((event) => versionOf(event, state, today, names));
    return { templateId, name: state.name, versions: versions.toReversed() };
  }
}

const isVersion = (event: Recorded): event is RecordedOf<TemplateEvent> =>
  event.type === 'TemplateCreated' || event.type === 'TemplateRevised';

function versionOf(
  event: RecordedOf<TemplateEvent>,
  template: CreatedTemplate,
  today: CalendarDate,
  names: Names,
): TemplateVersion {
  const { version, effectiveFrom } = event.data;
  const { recordedAt, actor, company, changes } = describedEvent(event, names);
  return {
    version,
    effectiveFrom,
    standing: standingOf(version, template, today),
    recordedAt,
    actor,
    company,
    changes,
  };
}

function standingOf(version: number, { versions }: CreatedTemplate, today: CalendarDate): TemplateVersion['standing'] {
  if (segmentAt(versions, today)?.value.version === version) return 'inEffect';
  return versions.some(({ from, value }) => value.version === version && from > today) ? 'coming' : 'past';
}
