import { remarks as remarksRule, NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { messageOf } from '@covertrail/wording/fields/field-message';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import type { AnswerWork } from '../answer-work.view.js';
import { UnavailableLines } from './unavailable-lines.js';

/** What the requester wrote, and what it is told with the answer. */
export default function RemarksStep({ work }: StepProps<AnswerWork>) {
  const { request, draft, change } = work;
  return (
    <>
      <Panel title="Required remarks">
        <div className="panel-body">
          {request.message.trim() ? <p className="respond-text">{request.message}</p> : <p>No Remarks Required</p>}
        </div>
      </Panel>
      <Panel title="Provided remarks">
        <Fields className="panel-body">
          <CounterArea
            id="remarks"
            label="Optional note for the requester"
            value={draft.remarks}
            onChange={(remarks) => change({ remarks })}
            rows={8}
            limit={NOTE_LENGTH}
            error={messageOf(remarksRule, draft.remarks) ?? undefined}
          />
        </Fields>
      </Panel>
      <UnavailableLines work={work} />
    </>
  );
}
