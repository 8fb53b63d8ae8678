import { useEffect, useEffectEvent } from 'react';
import { usePageHere } from '#shared/navigation/pages.hook';
import { useReader } from '#shared/session/by-reader';
import { useRights } from '#shared/session/use-may';
import { useIsNarrow } from '#shared/ui/is-narrow.hook';
import { tourSteps } from './tour-steps.js';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The tour of the reader's role, while it is shown. Without its file, which is loaded now, there is none this time. */
export function RunningTour({ onEnd }: { readonly onEnd: () => void }) {
  const [role, page, narrow, may] = [useReader(), usePageHere()?.path, useIsNarrow(), useRights()];
  const stepsNow = useEffectEvent(() => tourSteps({ role, page, narrow, may }));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let gone = false;
    let takeAway = () => {};
    void loaded().then((showTour) => {
      if (gone || !showTour || document.querySelector('[aria-modal="true"]')) return;
      takeAway = showTour(stepsNow(), () => end());
    });
    return () => {
      gone = true;
      takeAway();
    };
  }, []);
  return null;
}

/** Two frames later a dialog that was closed for the tour has given back the focus. */
async function loaded() {
  try {
    const { showTour } = await import('./show-tour.js');
    await nextFrame();
    await nextFrame();
    return showTour;
  } catch {
    return null;
  }
}
