import { isAgency } from '@covertrail/domain/rights/sides';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { endOfLastTenure, type TenureEnd } from '@covertrail/domain/representation/representation.state';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import type { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { StatesAt } from '@covertrail/platform/deciders/states-at';
import type { LogReader } from '@covertrail/platform/event-store/log-reader.port';
import type { ReadsReader } from '@covertrail/platform/read-store/reads-reader.port';
import type { Actor } from '#auth/actor';
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

  async page({ asked, role, limit, collections, position }: ActivityPageQuestion): Promise<ActivityPageLines> {
    const views = new ViewsInThread(this.reads, collections);
    const streams = new StatesAt(this.log, this.codec, position);
    const naming = new NamesService(
      views,
      { formerUntil: (actor, insuredId) => formerUntil(streams, actor, insuredId) },
      { readable: streams },
    );
    const records = await newestActivity(views, asked, limit);
    const rows = await new ActivityRows(new DecodedStreams(this.log, this.codec), naming).of(records, {
      companyId: asked.companyId,
      role,
    });
    return { lines: rows.map(csvLine), last: records.at(-1)?.position ?? null };
  }
}

/** As `Representations` says it. A stream that cannot be read as a whole proves no right: then the number of a policy stays masked. */
async function formerUntil(
  streams: StatesAt,
  actor: Pick<Actor, 'role' | 'companyId'>,
  insuredId: Uuid,
): Promise<TenureEnd | null> {
  if (!isAgency(actor)) return null;
  const { state, incomplete } = await streams.load(representationDecider, insuredId);
  return incomplete ? null : endOfLastTenure(state, actor.companyId);
}
