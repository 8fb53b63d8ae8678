import type { requestsView } from '@covertrail/contracts/request/request.views';
import type { RequestListDto } from '@covertrail/contracts/request/request.inputs';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';

type RequestFilter = FilterOf<typeof requestsView>;
type Asked = Pick<RequestListDto, 'projectId' | 'delivery' | 'due' | 'sent'>;

const DAYS = { next7: 7, next30: 30, last7: 7, last30: 30, last90: 90 } as const;

/** What narrows a list of requests beside their state: project, delivery speed, when they are due and when they were sent [D01]. */
export function requestFilters(
  { projectId, delivery, due, sent }: Asked,
  today: CalendarDate,
): readonly RequestFilter[] {
  return [
    ...(projectId ? [{ where: { projectId: { eq: projectId } } }] : []),
    ...(delivery ? [{ where: { urgency: { eq: DELIVERY_SPEEDS.indexOf(delivery) } } }] : []),
    ...(due ? [dueFilter(due, today)] : []),
    ...(sent ? [{ where: { requestedAt: { gte: addDays(today, -DAYS[sent]) } } }] : []),
  ];
}

/** What was answered late is not overdue any more. */
const dueFilter = (due: NonNullable<Asked['due']>, today: CalendarDate): RequestFilter =>
  due === 'overdue'
    ? { where: { state: { eq: 'open' }, dueOn: { lt: today } } }
    : { where: { dueOn: { gte: today, lte: addDays(today, DAYS[due]) } } };
