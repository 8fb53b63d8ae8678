import { Wrench } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { MAINTENANCE_LOG_IN } from '#shared/maintenance/maintenance-log-in';
import { Brand } from '#shared/ui/brand.tsx';
import { momentWithZone, upToHalfHour } from '../maintenance-times.words.js';
import { useMaintenance } from '../maintenance.hook.js';
import './maintenance.css';

/** For whoever opens the product while it is maintained: when can I go on? */
export default function MaintenancePage() {
  const status = useMaintenance();
  useEffect(() => {
    document.title = 'Maintenance in progress · Covertrail';
  }, []);
  return (
    <main className="maintenance">
      <Brand />
      <Wrench size={40} aria-hidden />
      <h1>Maintenance in progress</h1>
      {status?.endTime ? (
        <p className="maintenance-until" role="status">
          We will be back by{' '}
          <time dateTime={upToHalfHour(status.endTime)}>{momentWithZone(upToHalfHour(status.endTime))}</time>.
        </p>
      ) : null}
      {status?.text ? <p>{status.text}</p> : null}
      <p>
        Nothing can be saved in the meantime, and nothing is lost. <Link to={MAINTENANCE_LOG_IN}>Log in to read</Link>{' '}
        what is there.
      </p>
      {status?.contact ? (
        <p>
          Do you need help? <a href={`mailto:${status.contact}`}>Contact support</a>
        </p>
      ) : null}
    </main>
  );
}
