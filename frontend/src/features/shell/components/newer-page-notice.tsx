import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { isOutdated, watchPageServed } from '#shared/api/page-build';
import { reloadPage } from '#shared/reloading/reload-page';
import { Button } from '#shared/ui/button.tsx';

/** Offers to load a newer version of the page [B06]; nothing is loaded again by itself, because something may be typed. */
export function NewerPageNotice() {
  const outdated = useSyncExternalStore(watchPageServed, isOutdated);
  const [later, setLater] = useState(false);
  if (!outdated || later) return null;
  return (
    <div className="newer-page" role="status">
      <RefreshCw size={16} aria-hidden />
      <span>A newer version of Covertrail is there. Save what you are typing before you reload.</span>
      <Button type="button" size="small" primary onClick={reloadPage}>
        Reload
      </Button>
      <Button type="button" size="small" onClick={() => setLater(true)}>
        Later
      </Button>
    </div>
  );
}
