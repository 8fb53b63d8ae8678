import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { askedBeside } from '@covertrail/domain/request/asked-beside.rules';
import type { AskedBeside } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import { type Reservation, Reservations } from '@covertrail/platform/reservations/reservations';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CLOCK } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { CopyRecipients } from '../copies/copy-recipients.service.js';
import { type Recipient, Recipients } from '../recipients.service.js';
import { OptOuts } from '../opt-out/opt-outs.service.js';
import { OpenRequests } from './open-request.service.js';
import { requestNumberOf } from './request-number.js';

/** What a request says, and the addresses that get copies of it. */
export interface RequestContent extends AskedBeside {
  readonly projectId: Uuid;
  readonly templateId: Uuid | undefined;
  readonly message: string;
  readonly dueOn: CalendarDate;
  readonly cc?: readonly string[] | undefined;
}

/** Asks one supplier for proof of coverage: a company in the product, or the person with an e-mail address. */
export class RequestCoverage extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly to: { readonly insuredId: Uuid } | { readonly email: string },
    readonly request: RequestContent,
    readonly meta: CommandMeta,
    /** True: send it even if another one to the same supplier for the same project is open. */
    readonly again = false,
  ) {
    super();
  }
}

@CommandHandler(RequestCoverage)
export class RequestCoverageHandler implements ICommandHandler<RequestCoverage, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly recipients: Recipients,
    private readonly openRequests: OpenRequests,
    private readonly copyRecipients: CopyRecipients,
    private readonly optOuts: OptOuts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ requesterId, to, request, meta, again }: RequestCoverage): Promise<Outcome> {
    const requestId = deriveId('request', meta.commandId);
    const recipient = await this.recipients.find(to, meta.commandId);
    if (!(await this.deciders.load(requestDecider, requestId)).state) await this.optOuts.refuse(requesterId, recipient);
    const { projectId, message, dueOn, cc = [] } = request;
    const templateId = request.templateId ?? (await this.templateOf(projectId));
    const number = requestNumberOf(requestId);
    const now = this.clock.now();
    const askedOn = await this.todayOf(requesterId, now);
    const command = {
      type: 'RequestCoverage',
      askedOn,
      requestId,
      requesterId,
      projectId,
      message,
      dueOn,
      ...askedBeside(request),
      copies: await this.copyRecipients.of(requestId, cc),
      templateId,
      number,
      ...addressed(recipient),
    } as const;
    const facts = async () => ({
      policies: [],
      // The template is read for a request that it may refuse.
      isHolderRequired: request.isEvidenceOnly === true && (await this.requiresHolder(templateId, askedOn)),
    });
    const send = () => this.deciders.handle(requestDecider, requestId, command, meta, { facts });
    const same = { requestId, requesterId, projectId, recipient };
    return this.openRequests.holding(same, again, meta, now, () =>
      this.reservations.holding(numberReservation(number, requestId), meta, send),
    );
  }

  /** Insurance days are days in the requester's time zone. */
  private async todayOf(requesterId: Uuid, now: Instant): Promise<CalendarDate> {
    const { state } = await this.deciders.load(companyDecider, requesterId);
    return dayInZone(now, state?.registration.timeZone ?? 'UTC');
  }

  private async requiresHolder(templateId: Uuid, day: CalendarDate): Promise<boolean> {
    const { state } = await this.deciders.load(templateDecider, templateId);
    const { lines = [] } = requirementsAt(state, day)?.requirements ?? {};
    return lines.some(({ certificateHolder }) => certificateHolder !== undefined);
  }

  private async templateOf(projectId: Uuid): Promise<Uuid> {
    const { state } = await this.deciders.load(projectDecider, projectId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    return state.templateId;
  }
}

const numberReservation = (number: string, requestId: Uuid): Reservation => ({
  kind: 'requestNumber',
  scope: 'product',
  value: number,
  owner: `request-${requestId}`,
  takenCode: 'REQUEST.NUMBER_TAKEN',
});

function addressed(recipient: Recipient) {
  const { insuredId, insuredName, agencyId, inviteeId, inviteeEmail } = recipient;
  return { insuredId, insuredName, agencyId, ...(inviteeId ? { inviteeId, inviteeEmail } : {}) };
}
