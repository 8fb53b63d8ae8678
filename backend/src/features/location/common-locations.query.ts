import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CommonLocationsDto } from '@covertrail/contracts/location/location.inputs';
import type { CommonLocation, CommonLocationPage } from '@covertrail/contracts/location/location.replies';
import { locationsView, type LocationDocument } from '@covertrail/contracts/location/location.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { isAgency } from '@covertrail/domain/rights/sides';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';

const PAGE_SIZE = 10;

/** Which addresses policies of an insured have in common, for the insured or an agency that manages all of them [C06]. */
export class ReadCommonLocations extends Query<QueryReply<CommonLocationPage>> {
  constructor(
    readonly actor: Actor,
    readonly input: CommonLocationsDto,
  ) {
    super();
  }
}

@QueryHandler(ReadCommonLocations)
export class ReadCommonLocationsHandler implements IQueryHandler<ReadCommonLocations> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly views: Views,
  ) {}

  /** The addresses are counted in the view; only those of the page are read. Throws HTTP.NOT_FOUND for a policy that is not the reader's to read. */
  async execute({ actor, input }: ReadCommonLocations): Promise<QueryReply<CommonLocationPage>> {
    const { insuredCompanyId, inAtLeast = 2, page = 1, pageSize = PAGE_SIZE } = input;
    const policyIds = [...new Set(input.policyIds)];
    await this.check(actor, insuredCompanyId, policyIds);
    const where = { insuredId: { eq: insuredCompanyId }, policyId: { in: policyIds } };
    const counted = await this.views.countBy(locationsView, { where }, ['placeKey', 'policyId']);
    const keys = keysOfMost(
      counted.map(({ key: [placeKey] }) => placeKey),
      inAtLeast,
    );
    const shown = keys.slice((page - 1) * pageSize, page * pageSize);
    const documents = await this.at({ where: { ...where, placeKey: { in: shown } } });
    return this.views.reply({
      locations: shown.flatMap((key) => commonOf(documents.filter(({ placeKey }) => placeKey === key))),
      totalCount: keys.length,
    });
  }

  private async check(actor: Actor, insuredId: Uuid, policyIds: readonly Uuid[]): Promise<void> {
    const loaded = await Promise.all(policyIds.map((id) => this.deciders.readable.load(policyDecider, id)));
    const policies = loaded.flatMap(({ state }) => (state?.insuredId === insuredId ? [state] : []));
    const isWhole = policies.length === policyIds.length;
    const mayRead = !isAgency(actor) || (await this.representations.handlesAll(actor.companyId, insuredId, policies));
    if (!isWhole || !mayRead) throw new Problem('HTTP.NOT_FOUND');
  }

  private async at(filter: FilterOf<typeof locationsView>): Promise<readonly LocationDocument[]> {
    const found: LocationDocument[] = [];
    for await (const document of everyDocument(this.views, locationsView, filter, [])) found.push(document);
    return found;
  }
}

/** Each key stands once for each policy: those that stand at least so often, the ones of most policies first. */
function keysOfMost(keys: readonly string[], least: number): readonly string[] {
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return [...times]
    .filter(([, count]) => count >= least)
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([key]) => key);
}

/** The locations of one address, in the order of their numbers. */
function commonOf(documents: readonly LocationDocument[]): readonly CommonLocation[] {
  const inOrder = documents.toSorted((a, b) => (`${a.numberOrder} ${a.id}` < `${b.numberOrder} ${b.id}` ? -1 : 1));
  const [first] = inOrder;
  if (!first) return [];
  const at = inOrder.map(({ id, policyId, place: { number } }) => ({ policyId, locationId: id, number }));
  return [{ id: first.id, place: first.place, at }];
}
