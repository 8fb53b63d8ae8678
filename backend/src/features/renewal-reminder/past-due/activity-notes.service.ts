import { Inject, Injectable } from '@nestjs/common';
import type { PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { ActivityNotesPage, PastDueRenewal } from '@covertrail/contracts/renewal-reminder/activity-notes.replies';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { pastDueEnds } from '@covertrail/domain/renewal-reminder/renewal-reminder.rules';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import type { LinkParts } from '#links/mailed-link';
import { clientRemovalLink } from '#links/representation-links';
import { CLOCK, PUBLIC_URL } from '#tokens/tokens';
import { usableBy } from '#views/policy-readers.filter';
import { Views } from '#views/views.service';
import { policiesAwaitingRenewal } from '../ending-policies.reader.js';
import { agentOf } from '../reminded-people.reader.js';
import { ACTIVITY_NOTES } from '#links/activity-notes-link';

interface Reader {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}

/** A client and a requester that its policies are shared with; null where they are shared with nobody. */
interface Side {
  readonly insuredId: Uuid;
  readonly requesterId: Uuid | null;
  readonly policies: readonly PolicyDocument[];
}

/** More requesters than a policy is shared with at a time that somebody reads here. */
const MOST_SHARES = 100;

/** The renewals that are past due, for the agent of the clients: by the link of a mail, and by the rights that the agent has now [A11]. */
@Injectable()
export class ActivityNotes {
  constructor(
    private readonly links: AccessLinks,
    private readonly deciders: DeciderStore,
    private readonly rights: Rights,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  private get parts(): LinkParts {
    const { links, clock, publicUrl } = this;
    return { links, clock, publicUrl };
  }

  /** Throws LINK.NOT_VALID, also for an agent who may not act for clients of the agency any more. */
  async read(token: string): Promise<ActivityNotesPage> {
    const { agencyId, agentId } = (await this.links.opened(ACTIVITY_NOTES, token)) ?? {};
    if (!agencyId || !agentId || !(await this.rights.actsForClients(agentId, agencyId)))
      throw new Problem('LINK.NOT_VALID');
    const reader = { agencyId, agentId };
    const mayEnd = await this.rights.mayDo('endRepresentation', agentId, agencyId);
    const sides = await this.sidesOf(await this.pastDue(reader));
    return {
      agencyName: await this.nameOf(agencyId),
      renewals: await Promise.all(sides.map((side) => this.renewalOf(side, reader, mayEnd))),
    };
  }

  private async pastDue({ agencyId, agentId }: Reader): Promise<readonly PolicyDocument[]> {
    const { state } = await this.deciders.readable.load(companyDecider, agencyId);
    const today = dayInZone(this.clock.now(), state?.registration.timeZone ?? 'UTC');
    const over = { where: { expiresOn: pastDueEnds(today) } };
    const found = await policiesAwaitingRenewal(this.views, { and: [await usableBy(agencyId, this.views), over] });
    const agents = await Promise.all(
      found.map(({ insuredId }) => agentOf({ deciders: this.deciders }, agencyId, insuredId)),
    );
    return found.filter((_policy, at) => agents[at] === agentId);
  }

  private async sidesOf(policies: readonly PolicyDocument[]): Promise<readonly Side[]> {
    const sides = new Map<string, Side>();
    for (const policy of policies)
      for (const requesterId of await this.requestersOf(policy)) {
        const key = `${policy.insuredId}|${requesterId ?? ''}`;
        const others = sides.get(key)?.policies ?? [];
        sides.set(key, { insuredId: policy.insuredId, requesterId, policies: [...others, policy] });
      }
    return [...sides.values()];
  }

  private async requestersOf({ id, insuredId }: PolicyDocument): Promise<readonly (Uuid | null)[]> {
    const where = { insuredId: { eq: insuredId }, ended: { eq: false }, policyWords: { word: idWord(id) } };
    const { documents } = await this.views.find(sharesView, { where }, [], { limit: MOST_SHARES });
    const requesters = new Set(documents.map(({ requesterId }) => requesterId));
    return requesters.size === 0 ? [null] : [...requesters];
  }

  private async renewalOf(
    { insuredId, requesterId, policies }: Side,
    { agencyId, agentId }: Reader,
    mayEnd: boolean,
  ): Promise<PastDueRenewal> {
    const removal = mayEnd ? await clientRemovalLink(this.parts, { insuredId, agencyId, agentId }) : null;
    return {
      clientName: await this.nameOf(insuredId),
      requesterName: requesterId === null ? '' : await this.nameOf(requesterId),
      policies: policies.map(({ line, policyNumber, expiresOn }) => ({
        name: `${LINE_NAMES[line]} ${policyNumber}`.trim(),
        expiredOn: expiresOn,
      })),
      removeClientUrl: removal?.url ?? null,
      uploadCoiUrl: requesterId === null ? null : await this.uploadUrl(insuredId, requesterId),
    };
  }

  private async uploadUrl(insuredId: Uuid, requesterId: Uuid): Promise<string | null> {
    const where = { insuredId: { eq: insuredId }, state: { eq: 'open' as const }, requesterId: { eq: requesterId } };
    const { documents } = await this.views.find(requestsView, { where }, [], { limit: 1 });
    return documents[0] ? `${this.publicUrl}/app/agent-insured-requests/${documents[0].id}` : null;
  }

  private async nameOf(id: Uuid): Promise<string> {
    return (await this.deciders.readable.load(companyDecider, id)).state?.name ?? '';
  }
}
