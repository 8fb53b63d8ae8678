import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsOptional } from 'class-validator';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { notificationText } from '@covertrail/wording/notification/notification-wording';
import type { NotificationRaised } from '@covertrail/domain/notification/notification.contract';
import type { NotificationItem, NotificationPage } from '@covertrail/contracts/notification/notification.replies';
import type { Filter, Sort } from '@covertrail/platform/read-store/read-store.port';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { IsId } from '#http/is-id.decorator';
import { PageDto, pageOf, TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';

/** Query of GET notifications: `userId` is the actor's own. */
export class NotificationListDto extends PageDto {
  @IsOptional() @IsId() userId?: string;
}

/** The notifications of the actor's company since the actor joined it, newest first, and how much of it the actor has not read. */
export class NotificationList extends Query<QueryReply<NotificationPage>> {
  constructor(
    readonly actor: Actor,
    readonly asked: PageDto,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

type NoticeRecord = Pick<NotificationRaised['data'], 'code' | 'params' | 'destination' | 'subject'> & {
  readonly id: Uuid;
  readonly raisedAt: Instant;
  readonly readBy: Readonly<Record<Uuid, true>>;
};
interface ReaderRecord {
  readonly since: Instant;
  readonly readUpTo: Instant;
}

/** Page size of spec 1 section 9, which also shows 999+ beyond that many unread. */
const SIZE = 10;
const UNREAD_CAP = 999;
const NEWEST: Sort = { field: 'raisedAt', direction: 'desc' };
const VIEW = 'notifications';
const NOT_YET_KNOWN: ReaderRecord = { since: '', readUpTo: '' };

@QueryHandler(NotificationList)
export class NotificationListHandler implements IQueryHandler<NotificationList> {
  constructor(private readonly views: Views) {}

  async execute({ actor: { userId, companyId }, asked, awaited }: NotificationList): Promise<QueryReply<NotificationPage>> {
    const current = await this.views.asOf(awaited, VIEW);
    const reader = (await this.views.get<ReaderRecord>(VIEW, `reader|${companyId}|${userId}`)) ?? NOT_YET_KNOWN;
    const mine: Filter = { where: { companyId: { eq: companyId }, raisedAt: { gte: reader.since } } };
    const unread: Filter = { and: [mine, { where: { raisedAt: { gt: reader.readUpTo }, [`readBy.${userId}`]: { eq: null } } }] };
    const [found, totalNotificationsCount, unreadNotificationCount] = await Promise.all([
      this.views.find<NoticeRecord>(VIEW, mine, [NEWEST], pageOf({ size: SIZE, ...asked })),
      this.views.count(VIEW, mine, TOTAL_CAP),
      this.views.count(VIEW, unread, UNREAD_CAP),
    ]);
    const notifications = found.documents.map((notice) => itemOf(notice, userId, reader));
    return current.reply({ notifications, totalNotificationsCount, unreadNotificationCount });
  }
}

const itemOf = ({ id, code, params, destination, subject, raisedAt, readBy }: NoticeRecord, userId: Uuid, { readUpTo }: ReaderRecord): NotificationItem => ({
  id,
  ...notificationText(code, params),
  timestamp: raisedAt,
  unread: raisedAt > readUpTo && !readBy[userId],
  recipientId: userId,
  data: destination,
  ...(subject ? { subject } : {}),
});
