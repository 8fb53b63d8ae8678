import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import type { PolicyHoldersDto } from '@covertrail/contracts/share/policy-holders.inputs';
import type { PolicyHolder } from '@covertrail/contracts/share/policy-holders.replies';
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
import { HolderDifferences } from './holder-difference.service.js';
import { PolicyHoldersReader, type HeldShare } from './policy-holders.reader.js';
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
    private readonly sides: ShareSidesReader,
    private readonly differences: HolderDifferences,
  ) {}

  /** Only the rows of the page are assessed: a policy may have thousands of holders. */
  async execute({ policyId, input, actor }: ReadPolicyHolders): Promise<QueryReply<PageOf<PolicyHolder>>> {
    const { state: policy, position } = await this.deciders.readable.load(policyDecider, policyId);
    if (policy === null) throw new Problem('HTTP.NOT_FOUND');
    const all = (await this.holders.of(policy)).filter(({ upTo }) => input.only !== 'untold' || upTo < position);
    const { today } = await this.sides.of(policy.insuredId, null);
    const { limit, offset = 0 } = pageOf(input);
    const shown = (await this.named(all)).slice(offset, offset + limit);
    return this.views.reply({
      rows: await Promise.all(shown.map((holder) => this.rowOf(holder, policy, today, actor))),
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

  private async rowOf(
    { upTo, ...holder }: Named,
    policy: AddedPolicy,
    today: CalendarDate,
    actor: Actor,
  ): Promise<PolicyHolder> {
    const { state: before } = await this.deciders.readable.loadAt(policyDecider, policy.policyId, upTo);
    const changed = before && heldChanges(before, policy, today);
    if (!changed) return { ...holder, changes: [], from: null, verdict: null };
    const verdict = await this.differences.of(holder, { before, after: policy }, changed.from, actor);
    return { ...holder, ...changed, verdict };
  }
}

const nameOf = ({ requesterName, projectName }: Named): string => `${requesterName} ${projectName}`;
