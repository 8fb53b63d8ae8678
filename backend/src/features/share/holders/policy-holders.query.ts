import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { PolicyHoldersDto } from '@covertrail/contracts/share/policy-holders.inputs';
import type { HeldBeside, PolicyHolder } from '@covertrail/contracts/share/policy-holders.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf } from '#http/page.rules';
import { Views } from '#views/views.service';
import { ShareSidesReader } from '../wizard/share-sides.reader.js';
import { ChangesBeside } from './changes-beside.reader.js';
import { HolderDifferences } from './holder-difference.service.js';
import { PolicyHoldersReader, type HeldShare } from './policy-holders.reader.js';
import { firstTold, UntoldHolders } from './untold-holders.reader.js';
import { heldChanges } from './held-changes.rules.js';

/** Who holds a policy, by name, with what changed for each since it was told [D12]. */
export class ReadPolicyHolders extends Query<QueryReply<PageOf<PolicyHolder>>> {
  constructor(
    readonly policyId: Uuid,
    readonly input: PolicyHoldersDto,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** More would be no list that somebody reads. */
const MOST_BESIDE = 50;

interface Named extends HeldShare {
  readonly requesterName: string;
  readonly projectName: string;
}

@QueryHandler(ReadPolicyHolders)
export class ReadPolicyHoldersHandler implements IQueryHandler<ReadPolicyHolders> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly holders: PolicyHoldersReader,
    private readonly untold: UntoldHolders,
    private readonly sides: ShareSidesReader,
    private readonly differences: HolderDifferences,
    private readonly beside: ChangesBeside,
  ) {}

  /** Only the rows of the page are assessed: a policy may have thousands of holders. */
  async execute({ policyId, input, actor }: ReadPolicyHolders): Promise<QueryReply<PageOf<PolicyHolder>>> {
    const { state: policy, position } = await this.deciders.readable.load(policyDecider, policyId);
    if (policy === null) throw new Problem('HTTP.NOT_FOUND');
    const all = await (input.only === 'untold' ? this.untold.of(policy, position) : this.holders.of(policy));
    const { today } = await this.sides.of(policy.insuredId, null);
    const { limit, offset = 0 } = pageOf(input);
    const shown = (await this.named(all)).slice(offset, offset + limit);
    const beside = await this.besideOf(shown, policyId, actor);
    return this.views.reply({
      rows: await Promise.all(shown.map((holder) => this.rowOf(holder, { policy, beside }, today, actor))),
      total: all.length,
    });
  }

  private async named(holders: readonly HeldShare[]): Promise<readonly Named[]> {
    const ids = (name: 'requesterId' | 'projectId') => holders.map((holder) => holder[name]);
    const companies = await this.views.byId(companiesView, ids('requesterId'));
    const projects = await this.views.byId(projectsView, ids('projectId'));
    return holders
      .map((holder) => ({
        ...holder,
        requesterName: companies.get(holder.requesterId)?.name ?? '',
        projectName: projects.get(holder.projectId)?.name ?? '',
      }))
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en') || (a.shareId < b.shareId ? -1 : 1));
  }

  /** By share; what no holder of the page may see is not put into words. */
  private async besideOf(
    shown: readonly Named[],
    policyId: Uuid,
    { companyId }: Actor,
  ): Promise<ReadonlyMap<Uuid, readonly HeldBeside[]>> {
    const since = firstTold(shown);
    const changes = since === null ? [] : await this.beside.after(since, policyId, companyId);
    const toTell = await Promise.all(
      shown.map(async (holder) => {
        const seen = await this.beside.toTell(holder, policyId, changes);
        return [holder.shareId, seen.slice(0, MOST_BESIDE)] as const;
      }),
    );
    const all = new Map(toTell.flatMap(([, seen]) => seen.map((change) => [change.id, change] as const)));
    const words = await this.beside.inWords([...all.values()], companyId);
    return new Map(toTell.map(([shareId, seen]) => [shareId, seen.flatMap(({ id }) => words.get(id) ?? [])]));
  }

  private async rowOf(
    named: Named,
    {
      policy,
      beside: all,
    }: { readonly policy: AddedPolicy; readonly beside: ReadonlyMap<Uuid, readonly HeldBeside[]> },
    today: CalendarDate,
    actor: Actor,
  ): Promise<PolicyHolder> {
    const { upTo, knownAt: _knownAt, ...holder } = named;
    const { state: before } = await this.deciders.readable.loadAt(policyDecider, policy.policyId, upTo);
    const changed = before && heldChanges(before, policy, today);
    const beside = all.get(named.shareId) ?? [];
    if (!before || (!changed && beside.length === 0))
      return { ...holder, changes: [], beside, from: null, verdict: null };
    const { changes, from } = changed ?? { changes: [], from: null };
    const verdict = await this.differences.of(named, { before, after: policy }, from ?? today, actor);
    return { ...holder, changes, beside, from, verdict };
  }
}

const nameOf = ({ requesterName, projectName }: Named): string => `${requesterName} ${projectName}`;
