import { Inject, Injectable } from '@nestjs/common';
import { segmentAt, type Timeline } from '@covertrail/domain/kernel/timeline';
import type { Rating } from '@covertrail/domain/compliance/coverage';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CarrierChoice, CarrierVerified } from '@covertrail/domain/carrier/carrier.views';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Filter } from '@covertrail/platform/read-store/read-store.port';
import type { Actor } from '../../../auth/actor.js';
import { CLOCK } from '../../../composition/tokens.js';
import { pageOf, TOTAL_CAP, toPage, type PageDto, type PageOf } from '../../../http/page.dto.js';
import { Views } from '../../../views/views.service.js';

interface CarrierRecord {
  readonly id: Uuid;
  readonly name: string;
  readonly naic: string;
  readonly ratings: Timeline<Rating>;
}

const NO_EXACT_MATCH = 'Exact match could not be found in AM Best data';
const NO_MATCH = 'Match for this carrier name and NAIC could not be found in AM Best Data.';

/** Insurers by name or NAIC, with the rating of today. */
@Injectable()
export class CarrierDirectory {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(actor: Actor, asked: PageDto): Promise<PageOf<CarrierChoice>> {
    const word = asked.keyword?.trim().toLocaleLowerCase('en');
    const filter: Filter = { where: { kind: { eq: 'carrier' }, ...(word ? { searched: { word } } : {}) } };
    const found = await this.views.find<CarrierRecord>('carriers', filter, [{ field: 'nameFolded', direction: 'asc' }], pageOf(asked));
    const total = await this.views.count('carriers', filter, TOTAL_CAP);
    return toPage(found, total, (record) => this.choice(record, actor));
  }

  /** Name and NAIC must agree for a match; the notices are the specification's (2 section 8). */
  async verify(actor: Actor, name: string, naic: string | undefined): Promise<CarrierVerified> {
    const nameFolded = name.trim().toLocaleLowerCase('en');
    const filter: Filter = { where: { kind: { eq: 'carrier' }, nameFolded: { eq: nameFolded } } };
    const { documents } = await this.views.find<CarrierRecord>('carriers', filter, [], { limit: 20 });
    const exact = documents.find((record) => !naic || record.naic === naic);
    if (exact) return { matched: true, carrier: this.choice(exact, actor), notice: null };
    const [named] = documents;
    return { matched: false, carrier: named ? this.choice(named, actor) : null, notice: named ? NO_MATCH : NO_EXACT_MATCH };
  }

  private choice({ id, name, naic, ratings }: CarrierRecord, actor: Actor): CarrierChoice {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    return { id, name, naic, rating: segmentAt(ratings, today)?.value ?? null };
  }
}
