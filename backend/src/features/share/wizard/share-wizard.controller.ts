import { Body, Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  chosenPolicies,
  previewShare,
  resharing,
  shareChoices,
  shareProjects,
} from '@covertrail/contracts/share/share-wizard.calls';
import {
  ChosenPoliciesDto,
  ShareChoicesDto,
  SharePreviewDto,
  ShareProjectsDto,
} from '@covertrail/contracts/share/share-wizard.inputs';
import type {
  ChosenPolicies,
  Resharing,
  ShareChoice,
  SharePreview,
  ShareProject,
} from '@covertrail/contracts/share/share-wizard.replies';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ReadChosenPolicies } from './chosen-policies.query.js';
import { PreviewShare } from './preview-share.query.js';
import { ReadResharing } from './resharing.query.js';
import { ShareChoices } from './share-choices.query.js';
import { ShareProjects } from './share-projects.query.js';

/** What the share wizard offers, step by step [D03]. */
@Controller()
export class ShareWizardController {
  constructor(private readonly queries: QueryBus) {}

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(shareChoices)
  choices(@Query() input: ShareChoicesDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ShareChoice>>> {
    return this.queries.execute(new ShareChoices(input, actor));
  }

  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId' })
  @Answers(chosenPolicies)
  chosen(@Body() input: ChosenPoliciesDto, @CurrentActor() actor: Actor): Promise<ChosenPolicies> {
    return this.queries.execute(new ReadChosenPolicies(input, actor));
  }

  @RightTo({ kind: 'share', at: 'params.id' })
  @Answers(resharing)
  resharing(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<QueryReply<Resharing>> {
    return this.queries.execute(new ReadResharing(id, actor));
  }

  @RightTo({ kind: 'insured', at: 'query.insuredCompanyId' })
  @Answers(shareProjects)
  projects(@Query() input: ShareProjectsDto): Promise<QueryReply<PageOf<ShareProject>>> {
    return this.queries.execute(new ShareProjects(input));
  }

  @RightTo({ kind: 'insured', at: 'body.insuredCompanyId' })
  @Answers(previewShare)
  preview(@Body() input: SharePreviewDto, @CurrentActor() actor: Actor): Promise<SharePreview> {
    return this.queries.execute(new PreviewShare(input, actor));
  }
}
