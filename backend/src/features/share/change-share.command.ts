import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { isAgency } from '@covertrail/domain/rights/sides';
import type { ShareCommand } from '@covertrail/domain/share/share.contract';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { policiesOf } from '@covertrail/domain/share/share.state';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { InsuredDays } from './insured-days.reader.js';

/** What somebody does to a share. `EnableShare` gets its day here. */
export type ShareChange =
  | Extract<ShareCommand, { type: 'EndShare' | 'RemoveSharedPolicy' }>
  | Omit<Extract<ShareCommand, { type: 'EnableShare' }>, 'on'>;

/** Ends or enables a share, or takes a policy out of it. Throws SHARE.OF_OTHER_AGENCY for policies that another agency manages. */
export class ChangeShare extends Command<Outcome> {
  constructor(
    readonly shareId: Uuid,
    readonly change: ShareChange,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ChangeShare)
export class ChangeShareHandler implements ICommandHandler<ChangeShare, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly days: InsuredDays,
  ) {}

  async execute({ shareId, change, meta }: ChangeShare): Promise<Outcome> {
    const { state } = await this.deciders.load(shareDecider, shareId);
    if (state === null) throw new RuleBroken('SHARE.NOT_FOUND');
    const { insuredId } = state.shared;
    const touched = change.type === 'RemoveSharedPolicy' ? [change.policyId] : policiesOf(state);
    await this.refuseOfOthers(insuredId, touched, meta);
    const command: ShareCommand =
      change.type === 'EnableShare' ? { ...change, on: await this.days.today(insuredId) } : change;
    return this.deciders.handle(shareDecider, shareId, command, meta);
  }

  /** The insured changes every share of its own; an agency only what it manages. */
  private async refuseOfOthers(insuredId: Uuid, policyIds: readonly Uuid[], meta: CommandMeta): Promise<void> {
    if (!isAgency(meta) || meta.tenant === null) return;
    const policies = await Promise.all(policyIds.map((id) => this.deciders.load(policyDecider, id)));
    const added = policies.flatMap(({ state }) => state ?? []);
    if (!(await this.representations.handlesAll(meta.tenant, insuredId, added)))
      throw new RuleBroken('SHARE.OF_OTHER_AGENCY');
  }
}
