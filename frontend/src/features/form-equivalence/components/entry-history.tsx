import type { FormDetails } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { instantFormat } from '#shared/format/instant-format';
import { Panel } from '#shared/ui/panel.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';

/** Everything that was recorded about the entries of a form, newest first. */
export function EntryHistory({ history }: { readonly history: FormDetails['history'] }) {
  if (history.length === 0) return null;
  return (
    <Panel title="History of your entries">
      <ul className="form-entries">
        {history.map(({ eventId, sentence, changes, recordedAt, actor }) => (
          <li key={eventId}>
            <p>
              <RichText text={sentence} />
            </p>
            {changes.map(({ label, before, after }) => (
              <p key={label} className="sub">
                {label}: {before === undefined ? '' : `${before} becomes `}
                {after}
              </p>
            ))}
            <p className="sub">
              Recorded {instantFormat(recordedAt)} by {actor}.
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
