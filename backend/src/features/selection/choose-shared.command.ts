import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { locationsView } from '@covertrail/contracts/location/location.views';
import { vehiclesView } from '@covertrail/contracts/vehicle/vehicle.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import type { ChangedChoice, SelectedKind } from '@covertrail/domain/selection/selection.contract';
import { selectionDecider } from '@covertrail/domain/selection/selection.decider';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { Selections } from './selections.service.js';

/** Changes which locations or vehicles of a policy the requester of a project sees, before it is shared or later. */
export class ChooseShared extends Command<Outcome> {
  constructor(
    readonly kind: SelectedKind,
    readonly of: { readonly policyId: Uuid; readonly projectId: Uuid },
    readonly change: ChangedChoice,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ChooseShared)
export class ChooseSharedHandler implements ICommandHandler<ChooseShared, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly selections: Selections,
  ) {}

  async execute({ kind, of: { policyId, projectId }, change, meta }: ChooseShared): Promise<Outcome> {
    const selection = await this.selections.of(policyId, projectId);
    await this.refuseForeign(kind, policyId, [...change.add, ...change.remove]);
    const command = { type: 'ChooseShared', kind, change, ...selection } as const;
    return this.deciders.handle(selectionDecider, selection.selectionId, command, meta, {
      facts: async () => ({ addedSince: await this.selections.addedSince(policyId, projectId, kind) }),
    });
  }

  /** Each belongs to the policy. To which one a location belongs never changes, so the view may say it; what it does not have yet is read from its stream. */
  private async refuseForeign(kind: SelectedKind, policyId: Uuid, ids: readonly Uuid[]): Promise<void> {
    const documents =
      kind === 'locations' ? await this.views.byId(locationsView, ids) : await this.views.byId(vehiclesView, ids);
    for (const id of new Set(ids)) {
      if ((documents.get(id)?.policyId ?? (await this.policyOf(kind, id))) !== policyId)
        throw new Problem('HTTP.NOT_FOUND');
    }
  }

  private async policyOf(kind: SelectedKind, id: Uuid): Promise<Uuid | undefined> {
    const { state } =
      kind === 'locations'
        ? await this.deciders.load(locationDecider, id)
        : await this.deciders.load(vehicleDecider, id);
    return state?.policyId;
  }
}
