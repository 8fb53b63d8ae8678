import { supplierSettings } from '@covertrail/contracts/tracking/tracking.calls';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { dayText } from '@covertrail/wording/text/day-text';
import { timeFormat } from '#shared/format/instant-format';
import { useMay } from '#shared/session/use-may';
import { useSupplierSettings } from '#shared/tracking/supplier-settings.hook';

interface CheckedText {
  /** `Checked today 9:12 AM.`; empty until it is known whether the supplier is assessed. */
  readonly text: string;
  /** Its requester made it inactive or tracks it no longer [F03]: the verdict that is shown is nowhere recorded, and counts nowhere. */
  readonly isStopped: boolean;
}

/** When a supplier was checked; where it is not assessed, since when. Only its requester knows that, all others read a verdict of today. */
export function useCheckedText({ trackingId, knownAt }: Pick<Verdict, 'trackingId' | 'knownAt'>): CheckedText {
  const mayKnow = useMay(supplierSettings);
  const settings = useSupplierSettings(trackingId);
  if (mayKnow && !settings) return { text: '', isStopped: false };
  if (!settings?.stopped) return { text: `Checked today ${timeFormat(knownAt)}.`, isStopped: false };
  const since = dayText(settings.stopped.on);
  return { text: `Not assessed since ${since}: this is what would be found today.`, isStopped: true };
}
