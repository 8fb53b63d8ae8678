import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import { dayText } from '@covertrail/wording/text/day-text';
import { instantFormat } from '#shared/format/instant-format';
import type { Column } from '#shared/table/column';
import { ChangeChips } from '#shared/ui/change-chips.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import type { LogFilters } from '../activity-log.hook.js';

type Narrow = (filters: Partial<LogFilters>, name: string) => void;

/** People have ids; the product itself acts under a name, and a person whom the reader may not know has no id. */
const isPerson = (actorId: string): boolean => actorId !== '' && !actorId.startsWith('system');

/** Of what, by whom and when; a name narrows the log to it. */
export const logColumns = (narrow: Narrow): readonly Column<ActivityRow>[] => [
  {
    id: 'recordedAt',
    title: 'Recorded',
    width: '178px',
    fixed: true,
    cell: ({ recordedAt }) => <span className="num nowrap">{instantFormat(recordedAt)}</span>,
  },
  {
    id: 'sentence',
    title: 'What happened',
    fixed: true,
    fills: true,
    cell: ({ sentence, changes, policyId }) => (
      <div className="activity-event">
        <p>
          <RichText text={sentence} />
        </p>
        <ChangeChips changes={changes} />
        {policyId ? (
          <button type="button" className="text-link" onClick={() => narrow({ policy: policyId }, 'One policy')}>
            Only this policy
          </button>
        ) : null}
      </div>
    ),
  },
  { id: 'feature', title: 'About', wideOnly: true, width: '150px', cell: ({ about }) => <Chip label={about} /> },
  {
    id: 'actor',
    title: 'Who',
    width: '230px',
    cell: ({ actor, actorId, company, onBehalfOf }) => (
      <div className="activity-who">
        {isPerson(actorId) ? (
          <button
            type="button"
            className="text-link"
            aria-label={`Show only events by ${actor}`}
            onClick={() => narrow({ user: actorId }, actor)}
          >
            {actor}
          </button>
        ) : (
          <span className="cell-main">{actor}</span>
        )}
        <span className="sub">{company}</span>
        {onBehalfOf ? <span className="sub">on behalf of {onBehalfOf}</span> : null}
      </div>
    ),
  },
  {
    id: 'effectiveFrom',
    title: 'Effective',
    width: '120px',
    cell: ({ effectiveFrom }) => (effectiveFrom ? <span className="num nowrap">{dayText(effectiveFrom)}</span> : '–'),
  },
];
