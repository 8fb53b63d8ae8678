import { useSyncExternalStore } from 'react';
import { AppModal } from '#shared/ui/app-modal.tsx';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Shown while the browser has no network; it disappears by itself [B06]. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <AppModal open={!online} title="Can't connect to network." size="tiny">
      <p>Slow or no internet connection.</p>
    </AppModal>
  );
}
