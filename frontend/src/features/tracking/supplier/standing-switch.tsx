import { activateSupplier, inactivateSupplier } from '@covertrail/contracts/tracking/tracking.calls';
import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { commandOf } from '#shared/api/call-request';
import { useCommandRequest } from '#shared/commands/use-command';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

/** Sets a supplier aside or activates it again; each takes the other back. */
export function StandingSwitch({ settings }: { readonly settings: SupplierSettings }) {
  const { trackingId, supplierName, projectName, standing } = settings;
  const { submit, pending, problem } = useCommandRequest(`tracking/${trackingId}/${standing}`);
  const params = { id: trackingId };
  const activated = { params, toast: `${supplierName} is active for ${projectName} again.` };
  const inactivated = { params, toast: `${supplierName} is inactive for ${projectName}.` };
  const isActive = standing === 'active';
  // Never disabled: it would lose the focus, and with it the keys of the drawer. A second press while it is on its way sends nothing.
  const act = () =>
    submit(
      isActive
        ? commandOf(inactivateSupplier, { ...inactivated, undo: commandOf(activateSupplier, activated) })
        : commandOf(activateSupplier, { ...activated, undo: commandOf(inactivateSupplier, inactivated) }),
    );
  return (
    <section className="supplier-setting" aria-label={isActive ? 'Make inactive' : 'Activate'}>
      <h3>{isActive ? 'Make inactive' : 'Activate'}</h3>
      <p>
        {isActive
          ? 'Nothing is checked for this project until you activate it: it is neither compliant nor non-compliant, and nobody is reminded. What it shared stays, and open requests may still be answered.'
          : 'It is checked afresh at once, counts again, and is reminded of what ends.'}
      </p>
      <ErrorBanner problem={problem} />
      <IfMay send={inactivateSupplier}>
        <Button type="button" primary={!isActive} loading={pending} onClick={act}>
          {isActive ? 'Make inactive' : 'Activate'}
        </Button>
      </IfMay>
    </section>
  );
}
