import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  chooseDefaultForms,
  createProject,
  projectList,
  projectsForRequest,
  reviseProject,
} from '@covertrail/contracts/project/project.calls';
import { CreateProjectDto, DefaultFormsDto } from '@covertrail/contracts/project/project.inputs';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { ListPage } from '#lists/list.query';
import { CreateProject } from './create-project.command.js';
import { projectRows } from './project-list.query.js';
import { ReviseProject } from './revise-project.command.js';

/** Projects of a requester [F05]. Creating one needs the Manage Projects permission. */
@Controller()
export class ProjectController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers(projectList)
  list(@Query() input: PageDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ProjectRow>>> {
    return this.queries.execute(new ListPage(projectRows, actor, input));
  }

  /** A second path for the same list [F05]. */
  @Answers(projectsForRequest)
  listForRequest(@Query() input: PageDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ProjectRow>>> {
    return this.list(input, actor);
  }

  @RightTo({ kind: 'template', at: 'body.templateId' })
  @Answers(createProject)
  async create(
    @Body() { name, templateId, isDefault, days }: CreateProjectDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ projectId: string }>> {
    const project = {
      requesterId: actor.companyId,
      name: name.trim(),
      templateId,
      isDefault: isDefault ?? false,
      days: days ?? null,
    };
    const outcome = await this.commands.execute(new CreateProject(project, meta));
    return new CommandReply({ projectId: outcome.streamId }, outcome);
  }

  @RightTo({ kind: 'project', at: 'params.id' }, { kind: 'template', at: 'body.templateId' })
  @Answers(reviseProject)
  async revise(
    @Param('id') id: string,
    @Body() { name, templateId, isDefault = false, days }: CreateProjectDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<CommandReply<{ projectId: string }>> {
    const terms = { name: name.trim(), templateId, isDefault };
    const outcome = await this.commands.execute(
      new ReviseProject(actor.companyId, id, terms, days ?? null, expected, meta),
    );
    return new CommandReply({ projectId: outcome.streamId }, outcome);
  }

  @RightTo({ kind: 'project', at: 'params.id' })
  @Answers(chooseDefaultForms)
  async chooseForms(
    @Param('id') id: string,
    @Body() { forms }: DefaultFormsDto,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<CommandReply<{ projectId: string }>> {
    const command = {
      type: 'ChooseDefaultForms',
      forms: Object.fromEntries(forms.map(({ line, form }) => [line, form])),
    } as const;
    const outcome = await this.commands.execute(new Forward(projectDecider, id, command, meta, expected));
    return new CommandReply({ projectId: outcome.streamId }, outcome);
  }
}
