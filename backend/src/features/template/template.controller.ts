import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  createTemplate,
  reviseTemplate,
  templateList,
  templateOrigins,
  templateVersions,
} from '@covertrail/contracts/template/template.calls';
import { prepareTemplateWhatIf, tryTemplateChange } from '@covertrail/contracts/what-if/what-if.calls';
import type { WhatIfPreparing, WhatIfStarted } from '@covertrail/contracts/what-if/what-if.replies';
import { recordedOrigins } from '@covertrail/domain/compliance/exhibit/origin-rules';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { TemplateOrigins, TemplateRow, TemplateVersions } from '@covertrail/contracts/template/template.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { CLOCK } from '#tokens/tokens';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import {
  CreateTemplateDto,
  PrepareTemplateWhatIfDto,
  ReviseTemplateDto,
} from '@covertrail/contracts/template/template.inputs';
import { ListPage } from '#lists/list.query';
import { CreateTemplate } from './create-template.command.js';
import { PrepareTemplateWhatIf } from './prepare-template-what-if.command.js';
import { templateRows } from './template-list.query.js';
import { ReadTemplateOrigins } from './template-origins.query.js';
import { ReadTemplateVersions } from './template-versions.query.js';
import { TryTemplateChange } from './try-template-change.command.js';
import { Forward } from '#forwarding/forward.command';
import { templateDecider } from '@covertrail/domain/template/template.decider';

type Reply = CommandReply<{ readonly templateId: string; readonly message: string }>;

/** Requirement templates of a requester [F04]. */
@Controller()
export class TemplateController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Answers(templateList)
  list(@Query() input: PageDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<TemplateRow>>> {
    return this.queries.execute(new ListPage(templateRows, actor, input));
  }

  @RightTo({ kind: 'template', at: 'params.id' })
  @Answers(templateVersions)
  versions(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<TemplateVersions> {
    return this.queries.execute(new ReadTemplateVersions(actor, id, this.today(actor)));
  }

  @RightTo({ kind: 'template', at: 'params.id' })
  @Answers(templateOrigins)
  origins(@Param('id') id: string): Promise<TemplateOrigins> {
    return this.queries.execute(new ReadTemplateOrigins(id));
  }

  @Answers(createTemplate)
  async create(
    @Body() { name, requirements, effectiveFrom, readFrom }: CreateTemplateDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const template = {
      name: name.trim(),
      requirements,
      effectiveFrom: effectiveFrom ?? this.today(actor),
      ...(readFrom === undefined || readFrom.length === 0 ? {} : { readFrom: recordedOrigins(readFrom) }),
    };
    const outcome = await this.commands.execute(new CreateTemplate(actor.companyId, template, meta));
    return new CommandReply(
      { templateId: outcome.streamId, message: `${name}  Template Added Successfully!` },
      outcome,
    );
  }

  @RightTo({ kind: 'template', at: 'params.id' })
  @Answers(reviseTemplate)
  async revise(
    @Param('id') id: string,
    @Body() { requirements, effectiveFrom }: ReviseTemplateDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const revision = { requirements, effectiveFrom: effectiveFrom ?? this.today(actor) };
    const outcome = await this.commands.execute(
      new Forward(templateDecider, id, { type: 'ReviseTemplate', ...revision }, meta, expected),
    );
    return new CommandReply({ templateId: id, message: 'Template saved.' }, outcome);
  }

  @RightTo({ kind: 'template', at: 'params.id' })
  @Answers(tryTemplateChange)
  async whatIf(
    @Param('id') id: string,
    @Body() { requirements, effectiveFrom }: ReviseTemplateDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<WhatIfStarted> {
    const revision = { requirements, effectiveFrom: effectiveFrom ?? this.today(actor) };
    return { whatIfId: await this.commands.execute(new TryTemplateChange(actor, id, revision, meta)) };
  }

  @RightTo({ kind: 'template', at: 'params.id' })
  @Answers(prepareTemplateWhatIf)
  async prepareWhatIf(
    @Param('id') id: string,
    @Body() { effectiveFrom }: PrepareTemplateWhatIfDto,
    @CurrentActor() actor: Actor,
  ): Promise<WhatIfPreparing> {
    return {
      day: await this.commands.execute(new PrepareTemplateWhatIf(actor, id, effectiveFrom ?? this.today(actor))),
    };
  }

  private today(actor: Actor): string {
    return dayInZone(this.clock.now(), actor.timeZone);
  }
}
