import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { NamedAgent, RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { companyDecider, type CompanyState } from '@covertrail/domain/company/company.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { requirementsAt } from '@covertrail/domain/template/template.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { askedLines, askedOfAll } from '@covertrail/wording/compliance/asked-lines.words';
import { askedFacts } from '@covertrail/wording/request/asked-beside.words';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { holderText } from '@covertrail/wording/policy/holder-words';
import { Problem } from '#http/problem';
import { CLOCK } from '#tokens/tokens';
import { DeclineRequest } from '../decline-request.command.js';
import { ClaimedReadings } from '../claimed/claimed-readings.reader.js';
import { AppliedAgents } from './applied-agents.reader.js';
import { MailAnswers } from './mail-answers.service.js';
import { NamedAgents } from './named-agents.reader.js';
import { byLinkHolder, OpenedLinks, type OpenedLink } from './opened-links.service.js';

/** What a person without an account may see of the one request that the link opens, and that it declines it. */
@Injectable()
export class Invitations {
  constructor(
    private readonly links: OpenedLinks,
    private readonly answers: MailAnswers,
    private readonly agents: NamedAgents,
    private readonly applied: AppliedAgents,
    private readonly claimed: ClaimedReadings,
    private readonly deciders: DeciderStore,
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Records that the link was opened, once. Throws `LINK.NOT_VALID`. */
  async read(token: string): Promise<RequestInvitation> {
    const link = await this.links.opened(token);
    await this.answers.recordOpening(link);
    return this.shown(link);
  }

  /** As it is now. `agent`: who was named a moment ago, where the view may not know it yet. Throws `LINK.NOT_VALID`. */
  async after(token: string, agent?: NamedAgent): Promise<RequestInvitation> {
    return this.shown(await this.links.opened(token), agent);
  }

  /** Throws `LINK.NOT_VALID`, also for an agent, and what the rules throw. */
  async decline(token: string, reason: string): Promise<Outcome> {
    const link = await this.links.opened(token);
    if (link.openedAs !== 'invitee') throw new Problem('LINK.NOT_VALID');
    return this.commands.execute(new DeclineRequest(link.requestId, reason, byLinkHolder(link)));
  }

  private async shown(link: OpenedLink, agent?: NamedAgent): Promise<RequestInvitation> {
    const { request, answer, openedAs } = link;
    const { requesterId, projectId, templateId, number, message, dueOn, isEvidenceOnly = false } = request.requested;
    const requester = (await this.deciders.load(companyDecider, requesterId)).state;
    const project = (await this.deciders.load(projectDecider, projectId)).state;
    const template = (await this.deciders.load(templateDecider, templateId)).state;
    const today = dayInZone(this.clock.now(), requester?.registration.timeZone ?? 'UTC');
    const requirements = requirementsAt(template, today)?.requirements;
    return {
      openedAs,
      number,
      message,
      dueOn,
      requesterName: requester?.name ?? '',
      holder: requester ? holderText(printedHolder(requester)) : '',
      projectName: project?.name ?? '',
      lines: requirements ? askedLines(requirements) : [],
      beside: askedFacts(request.requested).map(([label, text]) => ({ label, text })),
      isEvidenceOnly,
      ofAll: requirements ? askedOfAll(requirements) : [],
      notRequired: (requirements?.notRequired ?? []).map((line) => LINE_NAMES[line]),
      state: request.outcome?.kind ?? 'open',
      given: answer.given
        .map(({ givenAt, givenAs, certificate, additional }) => ({
          givenAt,
          givenAs,
          certificate: nameAndSize(certificate),
          additional: additional.map(nameAndSize),
        }))
        .toReversed(),
      claimed: await this.claimed.of(request.requested, answer, null),
      agent: openedAs === 'agent' ? null : (agent ?? (await this.agents.of(answer))),
      appliedEpic: await this.applied.of(link),
    };
  }
}

/** As it stands in the box of a certificate, without the country. */
const printedHolder = ({ name, contact: { address } }: NonNullable<CompanyState>) => ({
  name,
  address: { address2: '', ...address },
});

const nameAndSize = ({ name, bytes }: { readonly name: string; readonly bytes: number }) => ({ name, bytes });
