import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, RevisionChanged, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { foldEmail, keyedId } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { CLOCK, VAULT } from '#tokens/tokens';
import { Recipients } from '../recipients.service.js';
import { OptOuts } from '../opt-out/opt-outs.service.js';
import { OpenRequests } from '../request-coverage/open-request.service.js';

/** A request by e-mail had gone to a wrong address: it goes to this one, and the links of earlier mails stop working. */
export class CorrectEmail extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly email: string,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(CorrectEmail)
export class CorrectEmailHandler implements ICommandHandler<CorrectEmail, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly recipients: Recipients,
    private readonly openRequests: OpenRequests,
    private readonly optOuts: OptOuts,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `REQUEST.EMAIL_OF_COMPANY` for the address of a supplier that is here, `REQUEST.EMAIL_STOPPED`, and `REQUEST.ALREADY_OPEN` for one that is asked already. */
  async execute({ requestId, email, meta, expected }: CorrectEmail): Promise<Outcome> {
    const { state, revision } = await this.deciders.load(requestDecider, requestId);
    if (!state) throw new RuleBroken('REQUEST.NOT_FOUND');
    // Before the address is claimed for the request: a command that is refused changes nothing.
    if (expected !== undefined && expected !== revision) throw new RevisionChanged(revision);
    const company = await this.recipients.byEmail(email);
    if (company) throw new Problem('REQUEST.EMAIL_OF_COMPANY', { params: { name: company.name } });
    await this.recipients.refuseStopped(email);
    const inviteeEmail = foldEmail(email);
    const inviteeId = await keyedId(this.vault, 'requestInvitee', requestId, inviteeEmail);
    const { requesterId, projectId } = state.requested;
    const recipient = { insuredId: null, insuredName: null, agencyId: null, inviteeId, inviteeEmail };
    await this.optOuts.refuse(requesterId, recipient);
    const command = { type: 'CorrectInvitee', inviteeId, inviteeEmail } as const;
    const correct = () =>
      this.deciders.handle(requestDecider, requestId, command, meta, {
        expected,
        facts: async () => ({ policies: [] }),
      });
    const same = { requestId, requesterId, projectId, recipient };
    return this.openRequests.correcting(same, meta, this.clock.now(), correct);
  }
}
