import { HolderGroup } from '#shared/holders/holder-group.tsx';
import { holderErrors } from '#shared/holders/holder-details.rules';
import { Panel } from '#shared/ui/panel.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import { hasHolder, HOLDER_ID, type AnswerWork } from '../answer-work.view.js';

/** Whom the certificates of this answer name as their holder [D06]. */
export function HolderStep({ work: { draft, change } }: StepProps<AnswerWork>) {
  return (
    <Panel title="Certificate holder">
      <div className="panel-body">
        <p className="sub">Leave it empty where the policies name the holder already.</p>
        <HolderGroup
          id={HOLDER_ID}
          value={draft.holder}
          errors={hasHolder(draft.holder) ? holderErrors(draft.holder) : {}}
          onChange={(holder) => change({ holder })}
        />
      </div>
    </Panel>
  );
}
