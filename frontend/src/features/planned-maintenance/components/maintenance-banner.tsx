import { Wrench } from 'lucide-react';
import { momentWithZone, untilText, upToHalfHour } from '../maintenance-times.words.js';
import { useMaintenance } from '../maintenance.hook.js';

const TOLD_BEFORE_MS = 24 * 60 * 60_000;

/** What people read above every page from a day before a planned maintenance until it ends [B05]. */
export function MaintenanceBanner() {
  const { flag, statTime, endTime, text, at } = useMaintenance() ?? {};
  if (!statTime || !endTime || !at) return null;
  if (!flag && Date.parse(statTime) - Date.parse(at) > TOLD_BEFORE_MS) return null;
  return (
    <div className="pending-banner" role="status">
      <Wrench size={17} aria-hidden />
      {flag ? (
        <span>
          Maintenance in progress: nothing can be saved until about {momentWithZone(upToHalfHour(endTime))}. You can go
          on reading. {text}
        </span>
      ) : (
        <span>
          There is a planned maintenance activity {untilText(statTime, at)}, from {momentWithZone(statTime)} until{' '}
          {momentWithZone(endTime)}. Nothing can be saved during that time. {text}
        </span>
      )}
    </div>
  );
}
