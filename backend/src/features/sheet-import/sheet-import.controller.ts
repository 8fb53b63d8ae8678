import { Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { sheetImportList, undoSheetImport } from '@covertrail/contracts/sheet-import/sheet-import.calls';
import type { SheetImportRow } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { SheetImportListDto } from '@covertrail/contracts/sheet-import/sheet-import.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { sheetImportRowsOf } from './sheet-import-list.query.js';
import { Forward } from '#forwarding/forward.command';
import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';

/** Imports of spreadsheets into a policy, of any kind: their progress, and their undo. */
@Controller()
export class SheetImportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @RightTo({ kind: 'policy', at: 'params.id' })
  @Answers(sheetImportList)
  list(
    @Param('id') policyId: string,
    @Query() input: SheetImportListDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<SheetImportRow>>> {
    return this.queries.execute(new ListPage(sheetImportRowsOf(policyId), actor, input));
  }

  @RightTo({ kind: 'sheetImport', at: 'params.id' })
  @Answers(undoSheetImport)
  async undo(
    @Param('id') id: string,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<CommandReply<{ readonly importId: string }>> {
    const outcome = await this.commands.execute(
      new Forward(sheetImportDecider, id, { type: 'UndoSheetImport' }, meta, expected),
    );
    return new CommandReply({ importId: outcome.streamId }, outcome);
  }
}
