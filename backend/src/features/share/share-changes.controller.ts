import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { enableShare, endShare, removeSharedPolicy } from '@covertrail/contracts/share/share.calls';
import { EnableShareDto, PolicyOfSharePath } from '@covertrail/contracts/share/share.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { ChangeShare, type ShareChange } from './change-share.command.js';

type Reply = CommandReply<{ readonly shareId: string }>;

/** What becomes of a share: for the insured and its agency [D08]. */
@Controller()
export class ShareChangesController {
  constructor(private readonly commands: CommandBus) {}

  @RightTo({ kind: 'share', at: 'params.id' })
  @Answers(endShare)
  end(@Param('id') id: string, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return this.change(id, { type: 'EndShare' }, meta);
  }

  @RightTo({ kind: 'share', at: 'params.id' })
  @Answers(enableShare)
  enable(
    @Param('id') id: string,
    @Body() { shareExpiringOn }: EnableShareDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return this.change(id, { type: 'EnableShare', shareExpiringOn: shareExpiringOn ?? null }, meta);
  }

  @RightTo({ kind: 'share', at: 'params.id' })
  @Answers(removeSharedPolicy)
  remove(@Param() { id, policyId }: PolicyOfSharePath, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return this.change(id, { type: 'RemoveSharedPolicy', policyId }, meta);
  }

  private async change(id: string, change: ShareChange, meta: CommandMeta): Promise<Reply> {
    const outcome = await this.commands.execute(new ChangeShare(id, change, meta));
    return new CommandReply({ shareId: id }, outcome);
  }
}
