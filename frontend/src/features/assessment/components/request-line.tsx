import { sentRequests } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { useViewQuery } from '#shared/views/use-view-query';

/** Of all projects of one supplier. */
const MOST = 50;

const onDay = (at: string): string => dayFormat(localDay(at));

/** What became of a request: `Request 399464 was sent 11/29/2024 and declined 12/01/2024.` One that was answered is behind what is missing. */
function requestText({ number, state, requestedAt, dueOn, answeredAt }: RequestRow): string | null {
  if (state === 'responded') return null;
  const sent = `Request ${number} was sent ${onDay(requestedAt)}`;
  if (state === 'open') return `${sent} and waits for an answer, due ${dayFormat(dueOn)}.`;
  return `${sent} and ${state}${answeredAt === null ? '' : ` ${onDay(answeredAt)}`}.`;
}

/** Whether an answer for this project is awaited, was declined, or was never asked for. */
export function RequestLine({ supplierId, projectId }: { readonly supplierId: string; readonly projectId: string }) {
  const { rows, loading, problem } = useViewQuery(
    viewQuery(sentRequests, { query: { insuredCompanyId: supplierId, size: MOST } }),
  );
  if (loading || problem) return null;
  const own = rows.filter((row) => row.projectId === projectId);
  const shown = own.find(({ state }) => state === 'open') ?? own[0];
  const text = shown ? requestText(shown) : 'Nobody was asked for this project yet.';
  return text === null ? null : <p className="sub">{text}</p>;
}
