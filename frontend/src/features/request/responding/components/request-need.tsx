import { CircleCheck } from 'lucide-react';
import { useNeedOf } from '../request-needs.hook.js';
import './request-need.css';

/** How many of the requested lines the policies that are there would meet today [D02]. */
export function RequestNeedText({ requestId }: { readonly requestId: string }) {
  const { isRead, need } = useNeedOf(requestId);
  if (!isRead) return <span className="skeleton request-need" role="status" aria-label="Checking" />;
  if (need === null) return null;
  const { lines, metLines } = need;
  if (lines === 0) return <div className="sub">Nothing required yet</div>;
  if (metLines < lines)
    return (
      <div className="sub nowrap">
        Policies meet {metLines} of {lines} lines
      </div>
    );
  return (
    <div className="sub request-need-met nowrap">
      <CircleCheck size={14} aria-hidden /> Policies meet {lines === 1 ? 'the line' : `all ${lines} lines`}
    </div>
  );
}
