import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Instant } from '@covertrail/domain/kernel/event';
import { timeFormat } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import './offline-notice.css';

const now = (): Instant => new Date().toISOString();

/** Since when the browser has no network; null while it has one. */
function useOfflineSince(): Instant | null {
  const [since, setSince] = useState(() => (navigator.onLine ? null : now()));
  useEffect(() => {
    const lost = () => setSince(now());
    const back = () => setSince(null);
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, []);
  return since;
}

/** Shown while the browser has no network; it disappears by itself [B06]. Once it is closed, a strip says of when the page is, and reading goes on. */
export function OfflineNotice() {
  const since = useOfflineSince();
  const [closed, setClosed] = useState<Instant | null>(null);
  const close = () => setClosed(since);
  if (since === null) return null;
  if (closed === since) {
    return (
      <p className="offline-strip" role="status">
        <WifiOff size={16} aria-hidden /> You are offline. What you see is of {timeFormat(since)}.
      </p>
    );
  }
  const goOn = (
    <Button type="button" primary onClick={close}>
      Keep reading
    </Button>
  );
  return (
    <AppModal open title="Can't connect to network." size="tiny" onClose={close} actions={goOn}>
      <p>Slow or no internet connection.</p>
      <p className="sub">You can go on reading what is loaded. Nothing can be saved until the network is back.</p>
    </AppModal>
  );
}
