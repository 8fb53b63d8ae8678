import type { AnswerPreview, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { lineName } from '#shared/policies/line-choices';
import { WarningNote } from '#shared/ui/warning-note.tsx';
import { missingLines } from '../responding.hook.js';
import { NOT_SELECTED, NOT_YET_ADDED } from '../unavailable.words.js';

interface MissingLinesProps {
  readonly preview: AnswerPreview;
  readonly chosen: readonly RespondChoice[];
}

/** Required lines without a chosen policy: this is allowed, and said before the answer is sent. */
export function MissingLines({ preview, chosen }: MissingLinesProps) {
  const missing = missingLines(preview, chosen);
  if (missing.length === 0) return null;
  return (
    <WarningNote role="note">
      {missing.map(({ line, available }) => (
        <p key={line}>
          <b>{lineName(line)}</b>: {available ? NOT_SELECTED : NOT_YET_ADDED}.
        </p>
      ))}
    </WarningNote>
  );
}
