import { Body, Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { requestClaims } from '@covertrail/contracts/request/invitation.calls';
import type { RequestClaims } from '@covertrail/contracts/request/invitation.replies';
import { RequestClaimsDto } from '@covertrail/contracts/request/request.inputs';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { ReadRequestClaims } from './request-claims.query.js';

/** What the certificates of requests claim, for whoever asked and for whoever answers [D04] [D13]. */
@Controller()
export class RequestClaimsController {
  constructor(private readonly queries: QueryBus) {}

  /** Requests of others are left out. */
  @Answers(requestClaims)
  claims(@Body() { requestIds }: RequestClaimsDto, @CurrentActor() actor: Actor): Promise<QueryReply<RequestClaims>> {
    return this.queries.execute(new ReadRequestClaims(requestIds, actor));
  }
}
