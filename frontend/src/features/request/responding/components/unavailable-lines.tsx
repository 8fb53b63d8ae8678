import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { unavailableReason } from '@covertrail/domain/fields/request-fields';
import { messageOf } from '@covertrail/wording/fields/field-message';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { lineName } from '#shared/policies/line-choices';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { AnswerWork } from '../answer-work.view.js';
import { missingLines } from '../responding.hook.js';
import { reasonId } from '../unavailable-lines.view.js';

/** Requested lines without a chosen policy: of each it may be said, with a reason, that there will be none [D11]. */
export function UnavailableLines({ work: { preview, chosen, draft, change } }: { readonly work: AnswerWork }) {
  const missing = missingLines(preview, chosen);
  if (missing.length === 0) return null;
  const said = draft.unavailable ?? [];
  return (
    <Panel title="Coverage that is unavailable">
      <Fields className="panel-body">
        <p className="sub">
          The requester reads your reason. Coverage that is unavailable does not meet its requirement.
        </p>
        {missing.map(({ line }) => {
          const reason = said.find((each) => each.line === line)?.reason;
          const others = said.filter((each) => each.line !== line);
          return (
            <div key={line}>
              <Checkbox
                id={`${reasonId(line)}-said`}
                label={`${lineName(line)} is unavailable`}
                checked={reason !== undefined}
                onChange={(on) => change({ unavailable: on ? [...others, { line, reason: '' }] : others })}
              />
              {reason === undefined ? null : (
                <CounterArea
                  id={reasonId(line)}
                  label={`Why is ${lineName(line)} unavailable?`}
                  required
                  rows={2}
                  limit={NOTE_LENGTH}
                  value={reason}
                  onChange={(text) => change({ unavailable: [...others, { line, reason: text }] })}
                  error={reason === '' ? undefined : (messageOf(unavailableReason, reason) ?? undefined)}
                />
              )}
            </div>
          );
        })}
      </Fields>
    </Panel>
  );
}
