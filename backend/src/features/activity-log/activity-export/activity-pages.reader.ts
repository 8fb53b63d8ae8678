import { isAgency } from '@covertrail/domain/rights/sides';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { justBefore, mayHandle } from '@covertrail/domain/representation/managing-agency.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import {
  endOfLastTenure,
  tenureOf,
  type RepresentationState,
  type TenureEnd,
} from '@covertrail/domain/representation/representation.state';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import type { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { StatesAt } from '@covertrail/platform/deciders/states-at';
import type { LogReader } from '@covertrail/platform/event-store/log-reader.port';
import type { ReadsReader } from '@covertrail/platform/read-store/reads-reader.port';
import type { Actor } from '#auth/actor';
import type { Representations } from '#auth/representations.service';
import { NamesService } from '#naming/names.service';
import { ViewsInThread } from '#views/views-in-thread';
import { ActivityRows } from '../activity-list/activity-rows.service.js';
import { newestActivity } from '../activity-list/activity-sources.reader.js';
import { csvLine } from './activity-export-csv.js';
import type { ActivityPageLines, ActivityPageQuestion } from './activity-page.reply.js';

/** Writes pages of the export in a thread: it finds the events, reads them, names what they name, and puts them into words. */
export class ActivityPages {
  constructor(
    private readonly log: LogReader,
    private readonly reads: ReadsReader,
    private readonly codec: EventCodec,
  ) {}

  async page({ selection, role, limit, collections, position }: ActivityPageQuestion): Promise<ActivityPageLines> {
    const views = new ViewsInThread(this.reads, collections);
    const streams = new StatesAt(this.log, this.codec, position);
    const naming = new NamesService(views, new RepresentationsAt(streams), { readable: streams });
    const records = await newestActivity(views, selection, limit);
    const rows = await new ActivityRows(new DecodedStreams(this.log, this.codec), naming).of(records, {
      companyId: selection.companyId,
      role,
    });
    return { lines: rows.map(csvLine), last: records.at(-1)?.position ?? null };
  }
}

/** As `Representations` says it. A stream that cannot be read as a whole proves no right: then the number of a policy stays masked. */
class RepresentationsAt implements Pick<Representations, 'formerUntil' | 'represents' | 'handledBefore'> {
  constructor(private readonly streams: StatesAt) {}

  async formerUntil(actor: Pick<Actor, 'role' | 'companyId'>, insuredId: Uuid): Promise<TenureEnd | null> {
    return isAgency(actor) ? endOfLastTenure(await this.of(insuredId), actor.companyId) : null;
  }

  async represents(agencyId: Uuid, insuredId: Uuid): Promise<boolean> {
    return tenureOf(await this.of(insuredId), agencyId) !== undefined;
  }

  async handledBefore(
    agencyId: Uuid,
    { insuredId, given }: Pick<AddedPolicy, 'insuredId' | 'given'>,
    position: Position,
  ): Promise<boolean> {
    return mayHandle(justBefore(await this.of(insuredId), position), agencyId, given);
  }

  private async of(insuredId: Uuid): Promise<RepresentationState> {
    const { state, incomplete } = await this.streams.load(representationDecider, insuredId);
    return incomplete ? representationDecider.initialState : state;
  }
}
