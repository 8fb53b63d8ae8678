import { Controller, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  activityExport,
  activityFeatures,
  activityList,
  activityPeople,
} from '@covertrail/contracts/activity-log/activity-log.calls';
import type { Response } from 'express';
import type {
  ActivityFeature,
  ActivityPerson,
  ActivityRow,
} from '@covertrail/contracts/activity-log/activity-log.replies';
import {
  ActivityFilterDto,
  ActivityListDto,
  ActivityPeopleDto,
} from '@covertrail/contracts/activity-log/activity-log.inputs';
import { CurrentActor } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ActivityExport } from './activity-export/activity-export.service.js';
import { RunningExports } from './activity-export/running-exports.service.js';
import { ReadActivityPage } from './activity-list/activity-page.query.js';
import { ListActivityFeatures } from './activity-features/activity-features.query.js';
import { FindActivityPeople } from './activity-people/activity-people.query.js';

/** Everything that happened and that the actor's company may see (row J02). */
@Controller()
export class ActivityLogController {
  constructor(
    private readonly queries: QueryBus,
    private readonly exports: ActivityExport,
    private readonly running: RunningExports,
  ) {}

  @Answers(activityList)
  page(@Query() input: ActivityListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<ActivityRow>>> {
    return this.queries.execute(new ReadActivityPage(actor, input));
  }

  /** The people who acted, for the filter by person. */
  @Answers(activityPeople)
  peopleIn(
    @Query() input: ActivityPeopleDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<PageOf<ActivityPerson>>> {
    return this.queries.execute(new FindActivityPeople(actor, input));
  }

  @Answers(activityFeatures)
  featuresOf(): Promise<QueryReply<readonly ActivityFeature[]>> {
    return this.queries.execute(new ListActivityFeatures());
  }

  /** A file, so it is not wrapped in `data`. */
  @Answers(activityExport)
  export(@Query() input: ActivityFilterDto, @CurrentActor() actor: Actor, @Res() response: Response): Promise<void> {
    return this.running.runAlone(actor.userId, () => this.exports.write(actor, input, response));
  }
}
