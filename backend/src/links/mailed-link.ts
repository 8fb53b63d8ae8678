import type { PartnerKey } from '@covertrail/domain/fields/partners';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { AccessLinks, LinkPurpose } from './access-links.service.js';

/** What makes links for a mail. `publicUrl` is the address of the product, without a slash at its end. */
export interface LinkParts {
  readonly links: AccessLinks;
  readonly clock: Clock;
  readonly publicUrl: string;
}

interface LinkWanted {
  readonly purpose: LinkPurpose;
  /** The path of the page that it opens. */
  readonly page: `/${string}`;
  readonly about: Readonly<Record<string, string>>;
  readonly hours: number;
  /** Whose variant the page has [A04]. */
  readonly partner?: string | undefined;
}

/** An address with a new secret, and the day on which it ends. */
export interface MailedLink {
  readonly url: string;
  readonly endsOn: CalendarDate;
}

/** What the order of a mail keeps of the partner by whom its reader came in. */
export const ofPartner = (partner: PartnerKey | undefined): Readonly<Record<string, string>> =>
  partner === undefined ? {} : { partner };

/** A link with a secret of its own. The secret stands behind `#`: no server and no log sees it. */
export async function mailedLink(
  { links, clock, publicUrl }: LinkParts,
  { purpose, page, about, hours, partner }: LinkWanted,
): Promise<MailedLink> {
  const endsAt = new Date(Date.parse(clock.now()) + hours * 3_600_000).toISOString();
  const token = await links.issue(purpose, about, endsAt);
  const variant = partner === undefined ? '' : `?partner=${partner}`;
  return { url: `${publicUrl}${page}${variant}#${token}`, endsOn: endsAt.slice(0, 10) };
}
