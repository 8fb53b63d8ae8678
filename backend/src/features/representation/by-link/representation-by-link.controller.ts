import { Body, Controller } from '@nestjs/common';
import { LinkDto } from '@covertrail/contracts/inputs/link.inputs';
import {
  readAgentUpdate,
  readClientRemoval,
  removeClient,
  updateAgents,
} from '@covertrail/contracts/representation/by-link.calls';
import type { AgentUpdate, ClientRemoval } from '@covertrail/contracts/representation/by-link.replies';
import { UpdateAgentsDto } from '@covertrail/contracts/representation/representation.inputs';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { AgentUpdates } from './agent-updates.service.js';
import { ClientRemovals } from './client-removals.service.js';

const AGENT = 'whoever has the mail has the secret of its link, which is for one agent and one client';
const INSURED = 'whoever has the mail has the secret of its link, which is for one person of one company';

/** What an agent and an insured change about who represents the insured by the link of a mail, without a log-in [A11]. */
@Controller()
export class RepresentationByLinkController {
  constructor(
    private readonly removals: ClientRemovals,
    private readonly updates: AgentUpdates,
  ) {}

  @Open(AGENT)
  @LookUp({ counts: 'misses' })
  @Answers(readClientRemoval)
  readRemoval(@Body() { token }: LinkDto): Promise<ClientRemoval> {
    return this.removals.read(token);
  }

  @Open(AGENT)
  @LookUp({ counts: 'misses' })
  @Answers(removeClient)
  remove(@Body() { token }: LinkDto): Promise<ClientRemoval> {
    return this.removals.remove(token);
  }

  @Open(INSURED)
  @LookUp({ counts: 'misses' })
  @Answers(readAgentUpdate)
  readUpdate(@Body() { token }: LinkDto): Promise<AgentUpdate> {
    return this.updates.read(token);
  }

  @Open(INSURED)
  @LookUp()
  @Answers(updateAgents)
  update(@Body() { token, addEmailsList, deletedEmailList }: UpdateAgentsDto): Promise<AgentUpdate> {
    return this.updates.update(token, { added: addEmailsList, ended: deletedEmailList });
  }
}
