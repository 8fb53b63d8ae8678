import { HolderChoice } from '#shared/holders/holder-choice.tsx';
import { holderErrors } from '#shared/holders/holder-errors';
import { Fields } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import { hasHolder, HOLDER_ID, type AnswerWork } from '../answer-work.view.js';
import { AnswerForms } from './answer-forms.js';

/** Whom the certificates of this answer name as their holder [D06], and on which forms they are [C12]. */
export default function HolderStep({ work }: StepProps<AnswerWork>) {
  const { request, draft, change } = work;
  return (
    <>
      <Panel title="Certificate holder">
        <div className="panel-body">
          <p className="sub">Leave it empty where the policies name the holder already.</p>
          <Fields>
            <HolderChoice
              id={HOLDER_ID}
              mayBeEmpty
              {...(request.insuredId ? { insuredCompanyId: request.insuredId } : {})}
              value={draft.holder}
              errors={hasHolder(draft.holder) ? holderErrors(draft.holder) : {}}
              onChange={(holder) => change({ holder })}
            />
          </Fields>
        </div>
      </Panel>
      <AnswerForms work={work} />
    </>
  );
}
