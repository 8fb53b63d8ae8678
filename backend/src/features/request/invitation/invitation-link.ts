import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { MailParts } from '#mail/mail-kind';

/** The kind of access link that opens one request to the person who was invited. */
export const INVITATION = 'request-invitation';
const LINK_DAYS = 30;

/** A new personal link to a request, and the day on which it ends. Each mail has its own. */
export async function invitationLink(
  { links, clock, publicUrl }: MailParts,
  requestId: string,
  inviteeId: string,
): Promise<{ readonly url: string; readonly endsOn: CalendarDate }> {
  const endsAt = new Date(Date.parse(clock.now()) + LINK_DAYS * 86_400_000).toISOString();
  const token = await links.issue(INVITATION, { requestId, inviteeId }, endsAt);
  return { url: `${publicUrl}/invitation#${token}`, endsOn: endsAt.slice(0, 10) };
}
