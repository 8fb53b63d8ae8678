import { isInsured } from '@covertrail/domain/rights/sides';
import { Inject, Injectable } from '@nestjs/common';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { QueryOf } from '@covertrail/contracts/calls/call';
import type { findCarrier, verifyCarrier } from '@covertrail/contracts/carrier/carrier.calls';
import { carriersView, type CarrierDocument } from '@covertrail/contracts/carrier/carrier.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { segmentAt } from '@covertrail/domain/kernel/timeline';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CarrierChoice, CarrierVerified } from '@covertrail/contracts/carrier/carrier.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf, WhereOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { pageOf, TOTAL_CAP, toPage } from '#http/page.rules';
import { readableBy } from '#views/policy-readers.filter';
import { Views } from '#views/views.service';

const NO_EXACT_MATCH = 'Exact match could not be found in AM Best data';
const NO_MATCH = 'Match for this carrier name and NAIC could not be found in AM Best Data.';

const MOST_POLICIES = 1_000;

/**
 * Insurers by name or NAIC, with today's rating. An insurer that a company added is found by that company, and by an agency
 * of an insured whose policies, as far as it may read them, name it; no one sees who added it.
 */
@Injectable()
export class CarrierDirectory {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(actor: Actor, input: QueryOf<typeof findCarrier>): Promise<PageOf<CarrierChoice>> {
    const word = input.keyword && foldedText(input.keyword.trim());
    const filter = await this.visibleFilter(actor, input.insuredCompanyId, word ? { searched: { word } } : {});
    const found = await this.views.find(
      carriersView,
      filter,
      [{ field: 'nameFolded', direction: 'asc' }],
      pageOf(input),
    );
    const total = await this.views.count(carriersView, filter, TOTAL_CAP);
    return toPage(found, total, (record) => this.choice(record, actor));
  }

  /**
   * Whether name and NAIC are those of one insurer of the published directory [C11]. What a company typed when it added an insurer proves
   * nothing of it, so such an insurer is known and never matched.
   */
  async verify(
    actor: Actor,
    { insurerName, insurerNaic, insurerId, insuredCompanyId }: QueryOf<typeof verifyCarrier>,
  ): Promise<CarrierVerified> {
    const named = { nameFolded: { eq: foldedText(insurerName.trim()) } };
    const filter = await this.visibleFilter(
      actor,
      insuredCompanyId,
      insurerId ? { ...named, id: { eq: insurerId } } : named,
    );
    const { documents } = await this.views.find(carriersView, filter, [], { limit: 20 });
    const published = (
      await this.views.find(carriersView, { where: { kind: { eq: 'carrier' }, addedBy: { eq: null }, ...named } }, [], {
        limit: 20,
      })
    ).documents;
    const exact = published.find((record) => !insurerNaic || record.naic === insurerNaic);
    const match = documents.find(({ id }) => id === insurerId) ?? exact ?? documents[0];
    const carrier = match ? this.choice(match, actor) : null;
    if (exact && exact.id === match?.id) return { matched: true, carrier, notice: null };
    return { matched: false, carrier, notice: published.length > 0 ? NO_MATCH : NO_EXACT_MATCH };
  }

  /** Those of the given insurers that this actor may know. */
  private async visibleFilter(
    actor: Actor,
    insuredCompanyId: Uuid | undefined,
    where: WhereOf<typeof carriersView>,
  ): Promise<FilterOf<typeof carriersView>> {
    const insuredId = insuredCompanyId ?? (isInsured(actor) ? actor.companyId : undefined);
    const onPolicies = insuredId === undefined ? [] : await this.onPoliciesOf(insuredId, actor);
    return {
      and: [
        { where: { kind: { eq: 'carrier' }, ...where } },
        { or: [{ where: { addedBy: { in: [null, actor.companyId] } } }, { where: { id: { in: onPolicies } } }] },
      ],
    };
  }

  private async onPoliciesOf(insuredId: Uuid, actor: Actor): Promise<readonly Uuid[]> {
    const filter = { and: [{ where: { insuredId: { eq: insuredId } } }, readableBy(actor)] };
    const { documents } = await this.views.find(policiesView, filter, [], { limit: MOST_POLICIES });
    return [...new Set(documents.flatMap(({ timelines }) => timelines.carrier.map(({ value }) => value.carrierId)))];
  }

  private choice({ id, name, naic, ratings }: CarrierDocument, actor: Actor): CarrierChoice {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    return { id, name, naic, rating: segmentAt(ratings, today)?.value ?? null };
  }
}
