import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  notificationsView,
  readerIdOf,
  type NoticeDocument,
  type NoticeReaderDocument,
} from '@covertrail/contracts/notification/notification.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { commonSubject } from '@covertrail/domain/notification/common-subject.rules';
import { codesOfKind } from '@covertrail/wording/notification/notification-kinds';
import { textOfParts } from '@covertrail/wording/notification/notification-parts';
import type { NotificationItem, NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import type { NotificationListDto } from '@covertrail/contracts/notification/notification.inputs';
import { pageOf, TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';

/** The notifications of the actor's company since the actor joined it, and those for the actor alone, newest first, and how many of them the actor has not read. */
export class NotificationList extends Query<QueryReply<NotificationPage>> {
  constructor(
    readonly actor: Actor,
    readonly input: NotificationListDto,
  ) {
    super();
  }
}

/** Rows of a page [B02]; more than 999 unread ones are shown as 999+. */
const SIZE = 10;
const UNREAD_CAP = 999;
const NEWEST = { field: 'raisedAt', direction: 'desc' } as const;
const VIEW = notificationsView;
const NOT_YET_KNOWN = { since: '', readUpTo: '' } as const;

@QueryHandler(NotificationList)
export class NotificationListHandler implements IQueryHandler<NotificationList> {
  constructor(private readonly views: Views) {}

  async execute({ actor: { userId, companyId }, input }: NotificationList): Promise<QueryReply<NotificationPage>> {
    const stored = await this.views.get(VIEW, readerIdOf(companyId, userId));
    const reader = stored && 'readUpTo' in stored ? stored : NOT_YET_KNOWN;
    const ofCompany: FilterOf<typeof notificationsView> = {
      where: { companyId: { eq: companyId }, raisedAt: { gte: reader.since } },
    };
    const own: FilterOf<typeof notificationsView> = { where: { forUserId: { eq: userId } } };
    // Few people have any: the others are read by one index.
    const mine = (await this.views.count(VIEW, own, 1)) === 0 ? ofCompany : { or: [ofCompany, own] };
    const unread: FilterOf<typeof notificationsView> = {
      and: [mine, { where: { raisedAt: { gt: reader.readUpTo }, [`readBy.${userId}`]: { eq: null } } }],
    };
    const { kind } = input;
    const ofKind: readonly FilterOf<typeof notificationsView>[] = kind
      ? [{ or: [{ where: { code: { in: codesOfKind(kind) } } }, { where: { lastCode: { in: codesOfKind(kind) } } }] }]
      : [];
    const shown: FilterOf<typeof notificationsView> = { and: [input.unread ? unread : mine, ...ofKind] };
    const [found, totalNotificationsCount, unreadNotificationCount] = await Promise.all([
      this.views.find(VIEW, shown, [NEWEST], pageOf({ size: SIZE, ...input })),
      this.views.count(VIEW, shown, TOTAL_CAP),
      this.views.count(VIEW, unread, UNREAD_CAP),
    ]);
    const notifications = found.documents.flatMap((notice) =>
      'readBy' in notice ? [itemOf(notice, userId, reader)] : [],
    );
    return this.views.reply({ notifications, totalNotificationsCount, unreadNotificationCount });
  }
}

function itemOf(
  { id, parts, further, destination, raisedAt, readBy }: NoticeDocument,
  userId: Uuid,
  { readUpTo }: Pick<NoticeReaderDocument, 'readUpTo'>,
): NotificationItem {
  const subject = commonSubject(parts);
  return {
    id,
    ...textOfParts(parts, further),
    timestamp: raisedAt,
    unread: raisedAt > readUpTo && !readBy[userId],
    recipientId: userId,
    data: destination,
    ...(subject ? { subject } : {}),
  };
}
