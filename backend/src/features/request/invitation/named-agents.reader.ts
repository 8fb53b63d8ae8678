import { Injectable } from '@nestjs/common';
import type { NamedAgent } from '@covertrail/contracts/request/invitation.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { namedAgent, type MailAnswerState } from '@covertrail/domain/mail-answer/mail-answer.decider';
import { Views } from '#views/views.service';

/** The agent whom an invited person named last, as a person; null where there is none. */
@Injectable()
export class NamedAgents {
  constructor(private readonly views: Views) {}

  async of(answer: MailAnswerState): Promise<NamedAgent | null> {
    const named = namedAgent(answer);
    if (!named) return null;
    const { agentId, agencyName, namedAt } = named;
    const person = (await this.views.byId(peopleView, [agentId])).get(agentId);
    return { name: person?.firstName ?? '', email: person?.email ?? '', agencyName, namedAt };
  }
}
