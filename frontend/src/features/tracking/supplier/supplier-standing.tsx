import { Link } from 'react-router-dom';
import { activateSupplier } from '@covertrail/contracts/tracking/tracking.calls';
import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { dayText } from '@covertrail/wording/text/day-text';
import { useAddress } from '#shared/navigation/use-address';
import { IfMay } from '#shared/session/if-may.tsx';
import { settingsPathOf } from '#shared/tracking/settings-path';
import { useSupplierSettings } from '#shared/tracking/supplier-settings.hook';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { WarningNote } from '#shared/ui/warning-note.tsx';

const Settings = lateDialog(() => import('./supplier-settings.modal.js'));

/** Says where a supplier is not tracked now, and opens its settings by the address. */
export function SupplierStanding({ trackingId }: { readonly trackingId: string }) {
  const { get, change } = useAddress();
  const settings = useSupplierSettings(trackingId);
  if (!settings) return null;
  const { standing, projectName, canceledBecause } = settings;
  const since = sinceText(settings);
  return (
    <>
      {standing === 'inactive' ? (
        <WarningNote role="note">
          <p>
            Inactive for {projectName}
            {since}: it is not assessed, counts nowhere, and nobody is reminded.{' '}
            <IfMay send={activateSupplier}>
              <Link className="text-link" to={settingsPathOf(trackingId)}>
                Activate it in its settings
              </Link>
            </IfMay>
          </p>
        </WarningNote>
      ) : null}
      {standing === 'canceled' ? (
        <WarningNote role="note">
          <p>
            You do not track it for {projectName} any more{since}: {canceledBecause} Its history stays. Request coverage
            to begin again.
          </p>
        </WarningNote>
      ) : null}
      {get('settings') === '1' ? <Settings settings={settings} onClose={() => change({ settings: null })} /> : null}
    </>
  );
}

/** ` since 11/21/2026, by Dana Whitfield`; of a person who is unknown the day alone. */
function sinceText({ stopped }: Pick<SupplierSettings, 'stopped'>): string {
  if (!stopped) return '';
  const { on, by } = stopped;
  return ` since ${dayText(on)}${by === '' ? '' : `, by ${by}`}`;
}
