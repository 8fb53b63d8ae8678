import { Wrench } from 'lucide-react';
import { momentWithZone, upToHalfHour } from '../maintenance-times.words.js';
import { useMaintenance } from '../maintenance.hook.js';
import './open-page-note.css';

/** What people read above a page that they opened without a log-in before a maintenance began, such as a sign-up [A13]. */
export default function OpenPageNote() {
  const { flag, endTime } = useMaintenance() ?? {};
  if (!flag || !endTime) return null;
  return (
    <div className="open-page-note" role="status">
      <Wrench size={17} aria-hidden />
      <span>
        Maintenance in progress: nothing can be sent until about {momentWithZone(upToHalfHour(endTime))}. What you typed
        stays on this page, so please leave it open.
      </span>
    </div>
  );
}
