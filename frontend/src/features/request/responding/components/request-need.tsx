import { CircleCheck } from 'lucide-react';
import { useNeedOf } from '../request-needs.hook.js';
import './request-need.css';

/** How many of the requested lines the policies that are there would meet today [D02]. */
export function RequestNeedText({ requestId }: { readonly requestId: string }) {
  const { isRead, need } = useNeedOf(requestId);
  if (!isRead) return <span className="skeleton request-need" role="status" aria-label="Checking" />;
  if (need === null) return <span className="sub">–</span>;
  const { lines, metLines } = need;
  if (lines === 0) return <span className="sub">Nothing required yet</span>;
  if (metLines < lines)
    return (
      <span className="nowrap">
        {metLines} of {lines} lines
      </span>
    );
  return (
    <span className="request-need-met nowrap">
      <CircleCheck size={15} aria-hidden /> {lines === 1 ? 'The line' : `All ${lines} lines`}
    </span>
  );
}
