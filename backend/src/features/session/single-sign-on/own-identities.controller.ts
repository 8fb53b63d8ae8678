import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ownIdentities, unlinkIdentity } from '@covertrail/contracts/session/own-identities.calls';
import { UnlinkIdentityDto } from '@covertrail/contracts/session/own-identities.inputs';
import type { OwnIdentities } from '@covertrail/contracts/session/own-identities.replies';
import type { Said } from '@covertrail/contracts/session/session.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import type { Actor, Operator } from '#auth/actor';
import { CurrentHolder } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { Problem } from '#http/problem';
import { LookUp } from '#limits/look-up.decorator';
import { Views } from '#views/views.service';
import { CallerPlace } from '../log-in-place.decorator.js';
import { SessionService, type LogInPlace } from '../session.service.js';
import { RequiredSignOn } from './required-sign-on.service.js';
import { UnlinkIdentity } from './unlink-identity.command.js';

type Holder = Actor | Operator;

/** By which single sign-on the person who is logged in opens the account. Unlinking asks for the password again [A05]. */
@Controller()
export class OwnIdentitiesController {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly sessions: SessionService,
    private readonly required: RequiredSignOn,
    private readonly commands: CommandBus,
  ) {}

  @Answers(ownIdentities)
  async list(@CurrentHolder() { userId }: Holder): Promise<OwnIdentities> {
    const { state } = await this.deciders.load(userDecider, userId);
    const linked = state?.identities.linked ?? [];
    return { identities: linked.map(({ issuer }) => ({ issuer })), isRequired: await this.isRequired(userId) };
  }

  @LookUp({ counts: 'elsewhere' })
  @Answers(unlinkIdentity)
  async unlink(
    @Body() { provider, password }: UnlinkIdentityDto,
    @CurrentHolder() { userId }: Holder,
    @CallerPlace() place: LogInPlace,
  ): Promise<Said> {
    if (await this.isRequired(userId)) throw new Problem('SSO.KEPT');
    await this.sessions.proveAgain(userId, password, place);
    await this.commands.execute(new UnlinkIdentity(userId, provider, newId()));
    return { message: 'Single sign-on is unlinked.' };
  }

  private async isRequired(userId: Uuid): Promise<boolean> {
    const person = await this.views.get(peopleView, userId);
    return person !== null && (await this.required.isOf(userId, person.email));
  }
}
