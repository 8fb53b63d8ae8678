import { Injectable } from '@nestjs/common';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import type { ContactStanding } from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { Insureds } from '#auth/insureds.service';
import { Views } from '#views/views.service';

const NOTHING: ContactStanding = { trackingId: null, request: null, insuredCompanyId: null };
const MOST = 200;

interface Found {
  readonly insuredId: Uuid | null;
  readonly inviteeIds: readonly Uuid[];
}

/** Where a requester stands with the suppliers of its book, by their e-mail addresses: what it tracks and asked itself, and nothing of others. */
@Injectable()
export class ContactStandings {
  constructor(
    private readonly views: Views,
    private readonly insureds: Insureds,
  ) {}

  /** By the address as it was given. */
  async of(requesterId: Uuid, emails: readonly string[]): Promise<(email: string) => ContactStanding> {
    const given = [...new Set(emails)].filter((email) => email !== '');
    const found = new Map(await Promise.all(given.map(async (email) => [email, await this.found(email)] as const)));
    const insuredIds = [...found.values()].flatMap(({ insuredId }) => insuredId ?? []);
    const inviteeIds = [...found.values()].flatMap((each) => each.inviteeIds);
    const [trackings, requests] = await Promise.all([
      this.trackings(requesterId, insuredIds),
      this.requests(requesterId, insuredIds, inviteeIds),
    ]);
    return (email) => {
      const of = found.get(email);
      if (!of) return NOTHING;
      const trackingId = trackings.get(of.insuredId ?? '') ?? null;
      const request = requests.find(
        ({ insuredId, inviteeId }) =>
          (insuredId !== null && insuredId === of.insuredId) || of.inviteeIds.includes(inviteeId ?? ''),
      );
      return {
        trackingId: trackingId ?? request?.trackingId ?? null,
        request: request ? { id: request.id, number: request.number, isOpen: request.state === 'open' } : null,
        insuredCompanyId: trackingId !== null || request?.insuredId ? of.insuredId : null,
      };
    };
  }

  /** The company that the address reaches, and the invitations that were sent to it. */
  private async found(email: string): Promise<Found> {
    const [insured, invited] = await Promise.all([
      this.insureds.byEmail(email),
      this.views.find(peopleView, { where: { searched: { eq: foldedText(email.trim()) } } }, [], { limit: MOST }),
    ]);
    return { insuredId: insured?.insuredId ?? null, inviteeIds: invited.documents.map(({ id }) => id) };
  }

  private async trackings(requesterId: Uuid, insuredIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, Uuid>> {
    if (insuredIds.length === 0) return new Map();
    const { documents } = await this.views.find(
      trackedSuppliersView,
      { where: { requesterId: { eq: requesterId }, supplierId: { in: insuredIds } } },
      [],
      { limit: MOST },
    );
    return new Map(documents.map(({ id, supplierId }) => [supplierId, id]));
  }

  /** The last first. */
  private async requests(
    requesterId: Uuid,
    insuredIds: readonly Uuid[],
    inviteeIds: readonly Uuid[],
  ): Promise<readonly RequestDocument[]> {
    const to = [
      ...(insuredIds.length === 0 ? [] : [{ where: { insuredId: { in: insuredIds } } }]),
      ...(inviteeIds.length === 0 ? [] : [{ where: { inviteeId: { in: inviteeIds } } }]),
    ];
    if (to.length === 0) return [];
    const { documents } = await this.views.find(
      requestsView,
      {
        and: [
          { where: { requesterId: { eq: requesterId }, state: { in: ['open', 'responded', 'declined'] } } },
          { or: to },
        ],
      },
      [{ field: 'requestedAt', direction: 'desc' }],
      { limit: MOST },
    );
    return documents;
  }
}
