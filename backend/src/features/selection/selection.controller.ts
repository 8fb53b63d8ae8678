import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  selectableLocations,
  selectableVehicles,
  selectedLocations,
  selectedVehicles,
  selectLocations,
  selectVehicles,
} from '@covertrail/contracts/selection/selection.calls';
import type { SelectableRecord, SelectedRecords } from '@covertrail/contracts/selection/selection.replies';
import {
  LocationSelectionDto,
  OfProjectDto,
  SelectableDto,
  VehicleSelectionDto,
} from '@covertrail/contracts/selection/selection.inputs';
import type { SelectedKind } from '@covertrail/domain/selection/selection.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { Views } from '#views/views.service';
import { ChooseShared } from './choose-shared.command.js';
import { selectableLocationsOf, selectableVehiclesOf } from './selectable-list.query.js';
import { changeOf } from './changed-choice.rules.js';
import { Selections } from './selections.service.js';

type Reply = Promise<CommandReply<{ readonly selectionId: string }>>;

/** Records of a page [D05]. */
const PAGE_SIZE = 10;

/** Which locations and vehicles of a policy a requester sees: chosen by the insured, or by the agency that represents it [D05]. */
@Controller()
export class SelectionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly selections: Selections,
    private readonly views: Views,
  ) {}

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(selectedLocations)
  selectedLocations(
    @Param('id') id: string,
    @Query() { projectId }: OfProjectDto,
  ): Promise<QueryReply<SelectedRecords>> {
    return this.selected(id, projectId, 'locations');
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(selectableLocations)
  async locations(
    @Param('id') id: string,
    @Query() input: SelectableDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<SelectableRecord>>> {
    await this.selections.of(id, input.projectId);
    const choice = await this.selections.choice(id, input.projectId, 'locations');
    return this.queries.execute(
      new ListPage(selectableLocationsOf(id, choice), actor, { ...input, size: input.size ?? PAGE_SIZE }),
    );
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(selectLocations)
  selectLocations(
    @Param('id') id: string,
    @Body() given: LocationSelectionDto,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    const change = changeOf(given, given.includeNewLocations);
    return this.choose(new ChooseShared('locations', { policyId: id, projectId: given.projectId }, change, meta));
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(selectedVehicles)
  selectedVehicles(
    @Param('id') id: string,
    @Query() { projectId }: OfProjectDto,
  ): Promise<QueryReply<SelectedRecords>> {
    return this.selected(id, projectId, 'vehicles');
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(selectableVehicles)
  async vehicles(
    @Param('id') id: string,
    @Query() input: SelectableDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<SelectableRecord>>> {
    await this.selections.of(id, input.projectId);
    const choice = await this.selections.choice(id, input.projectId, 'vehicles');
    return this.queries.execute(
      new ListPage(selectableVehiclesOf(id, choice), actor, { ...input, size: input.size ?? PAGE_SIZE }),
    );
  }

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(selectVehicles)
  selectVehicles(
    @Param('id') id: string,
    @Body() given: VehicleSelectionDto,
    @CommandMetadata() meta: CommandMeta,
  ): Reply {
    const change = changeOf(given, given.includeNewVehicles);
    return this.choose(new ChooseShared('vehicles', { policyId: id, projectId: given.projectId }, change, meta));
  }

  private async selected(
    policyId: string,
    projectId: string,
    kind: SelectedKind,
  ): Promise<QueryReply<SelectedRecords>> {
    await this.selections.of(policyId, projectId);
    return this.views.reply(await this.selections.selected(policyId, projectId, kind));
  }

  private async choose(command: ChooseShared): Reply {
    const outcome: Outcome = await this.commands.execute(command);
    return new CommandReply({ selectionId: outcome.streamId }, outcome);
  }
}
