import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/status/expiry';
import { DECISION_WORDS, KIND_WORDS, SCOPE_WORDS } from '@covertrail/wording/exception/exception-words';
import { ExceptionFiles } from '#shared/exceptions/exception-files.tsx';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import type { Column } from '#shared/table/column';
import { OutcomePill, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { STATES } from '../exception-state.words.js';

const runs = ({ state }: ExceptionRow): boolean => state !== 'lapsed' && state !== 'withdrawn';

/** Whom it is for, by name. */
const scopeText = ({ scope, scopeName, supplierName }: ExceptionRow): string =>
  scope === 'supplier' ? `${supplierName}, ${scopeName}` : `${SCOPE_WORDS[scope]} ${scopeName}`;

const untilText = ({ lapsesOn, withdrawnOn }: ExceptionRow): string =>
  withdrawnOn ? `Withdrawn ${dayFormat(withdrawnOn)}` : lapsesOn ? dayFormat(lapsesOn) : 'Perpetual';

function Lapse({ row, today }: { readonly row: ExceptionRow; readonly today: CalendarDate }) {
  const days = row.lapsesOn === null ? null : daysBetween(today, row.lapsesOn);
  const soon = runs(row) && days !== null && days <= EXPIRING_WITHIN_DAYS;
  return (
    <span className="num nowrap">
      {untilText(row)}
      {soon ? (
        <div>
          <Chip label={`in ${plural(days, 'day')}`} tone="warn" />
        </div>
      ) : null}
    </span>
  );
}

/** `onWithdraw` is null for people who may only read. */
export const exceptionColumns = (
  today: CalendarDate,
  onWithdraw: (row: ExceptionRow) => void,
): readonly Column<ExceptionRow>[] => [
  {
    id: 'requirement',
    title: 'Requirement',
    fixed: true,
    text: ({ title, sentence }) => `${title}. ${sentence}`,
    cell: ({ id, trackingId, title, sentence, documents }) => (
      <>
        <Link className="cell-main" to={`/app/suppliers/${trackingId}/why`}>
          {title}
        </Link>
        <div className="sub">{sentence}</div>
        <ExceptionFiles trackingId={trackingId} exceptionId={id} files={documents} />
      </>
    ),
  },
  {
    id: 'scope',
    title: 'Valid for',
    text: scopeText,
    cell: (row) => (
      <>
        {row.scope === 'supplier' ? row.supplierName : SCOPE_WORDS[row.scope]}
        <div className="sub">
          {row.scopeName}
          {row.scope === 'supplier' ? '' : ` · decided on ${row.supplierName}`}
        </div>
      </>
    ),
  },
  {
    id: 'state',
    title: 'Decision',
    text: ({ kind, decision, state }) => `${KIND_WORDS[kind]} ${DECISION_WORDS[decision]}: ${STATES[state].text}`,
    cell: ({ kind, decision, state }) => (
      <span title={STATES[state].meaning}>
        <Chip label={STATES[state].text} tone={STATES[state].tone} />
        <div className="sub nowrap">
          {KIND_WORDS[kind]} {DECISION_WORDS[decision].toLowerCase()}
        </div>
      </span>
    ),
  },
  {
    id: 'lapsesOn',
    title: 'Effective through',
    sortable: true,
    text: untilText,
    cell: (row) => <Lapse row={row} today={today} />,
  },
  {
    id: 'without',
    title: 'Without exceptions',
    text: ({ covers, without }) =>
      without === null ? '' : `${OUTCOMES[without].text} (${plural(covers, 'supplier')})`,
    cell: ({ covers, without }) =>
      without === null ? (
        <span className="sub">Covers nobody</span>
      ) : (
        <>
          <OutcomePill outcome={without} short />
          <div className="sub nowrap">{plural(covers, 'supplier')}</div>
        </>
      ),
  },
  {
    id: 'decidedAt',
    title: 'Decided',
    sortable: true,
    text: ({ decidedOn, decidedBy }) => `${dayFormat(decidedOn)}, ${decidedBy}`,
    cell: ({ decidedOn, decidedBy }) => (
      <span className="nowrap">
        {dayFormat(decidedOn)}
        <div className="sub">{decidedBy}</div>
      </span>
    ),
  },
  {
    id: 'documents',
    title: 'Documents',
    optional: true,
    text: ({ documents }) => documents.map(({ name }) => name).join('; '),
    cell: ({ documents }) => documents.map(({ name }) => name).join('; '),
  },
  { id: 'comment', title: 'Notes', optional: true, text: ({ comment }) => comment, cell: ({ comment }) => comment },
  {
    id: 'withdraw',
    title: 'Withdraw',
    cell: (row) =>
      runs(row) ? (
        <Button
          type="button"
          size="small"
          aria-label={`Withdraw: ${row.title}, ${row.supplierName}`}
          onClick={() => onWithdraw(row)}
        >
          Withdraw…
        </Button>
      ) : null,
  },
];
