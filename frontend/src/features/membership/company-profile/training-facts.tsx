import { changeTrainingMode } from '@covertrail/contracts/company/company.calls';
import { useCommand } from '#shared/commands/use-command';
import { useShownInFrame } from '#shared/session/shown-in-frame.hook';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';

/** Whether the people of a requester learn the product, which the foot of each page then says to them [B04]. */
export function TrainingFacts({ isInTraining }: { readonly isInTraining: boolean }) {
  useShownInFrame('isInTraining', isInTraining);
  const { submit, pending, problem } = useCommand(changeTrainingMode, 'own-company/training');
  const change = () =>
    submit({
      body: { isInTraining: !isInTraining },
      toast: isInTraining ? 'The training mode is disabled.' : 'The training mode is enabled.',
    });
  return (
    <>
      <dt>Training mode</dt>
      <dd>
        {isInTraining ? 'Enabled: your people read it at the foot of each page.' : 'Disabled'}{' '}
        <Button type="button" size="mini" basic loading={pending} disabled={pending} onClick={change}>
          {isInTraining ? 'Disable training mode' : 'Enable training mode'}
        </Button>
        <ErrorBanner problem={problem} onRetry={change} />
      </dd>
    </>
  );
}
