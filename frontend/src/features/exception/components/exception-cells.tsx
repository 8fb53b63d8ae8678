import { Link } from 'react-router-dom';
import type { ExceptionRow } from '@covertrail/contracts/exception/exception.replies';
import { daysBetween, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/status/expiry';
import { DECISION_WORDS, KIND_WORDS, SCOPE_WORDS } from '@covertrail/wording/exception/exception-words';
import { throughText } from '#shared/exceptions/exception-through.words';
import { ExceptionFiles } from '#shared/exceptions/exception-files.tsx';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { STATES } from '../exception-state.words.js';

interface CellProps {
  readonly row: ExceptionRow;
}

export function Requirement({ row: { id, trackingId, title, sentence, documents } }: CellProps) {
  return (
    <>
      <Link className="cell-main one-line" to={`/app/suppliers/${trackingId}/why`} title={title}>
        {title}
      </Link>
      <div className="sub one-line" title={sentence}>
        {sentence}
      </div>
      <ExceptionFiles trackingId={trackingId} exceptionId={id} files={documents} />
    </>
  );
}

export function Scope({ row }: CellProps) {
  return (
    <>
      <span className="one-line" title={row.supplierName}>
        {row.scope === 'supplier' ? row.supplierName : SCOPE_WORDS[row.scope]}
      </span>
      <div className="sub">
        {row.scopeName}
        {row.scope === 'supplier' ? '' : ` · decided on ${row.supplierName}`}
      </div>
    </>
  );
}

export function Decision({ row: { kind, decision, state } }: CellProps) {
  return (
    <span title={STATES[state].meaning}>
      <Chip label={STATES[state].text} tone={STATES[state].tone} />
      <div className="sub nowrap">
        {KIND_WORDS[kind]} {DECISION_WORDS[decision].toLowerCase()}
      </div>
    </span>
  );
}

/** How long it is effective; while it holds and its end is near, it says so. */
export function Lapse({ row, today }: CellProps & { readonly today: CalendarDate }) {
  const days = row.lapsesOn === null ? null : daysBetween(today, row.lapsesOn);
  const soon = row.state === 'holds' && days !== null && days <= EXPIRING_WITHIN_DAYS;
  return (
    <span className="num nowrap">
      {throughText(row)}
      {soon ? (
        <div>
          <Chip label={`Lapses in ${plural(days, 'day')}`} tone="warn" />
        </div>
      ) : null}
    </span>
  );
}

/** What the suppliers would be without exceptions. */
export function Without({ row: { covers, without } }: CellProps) {
  return without === null ? (
    <span className="sub nowrap">Covers nobody</span>
  ) : (
    <>
      <OutcomePill outcome={without} short />
      <div className="sub nowrap">{plural(covers, 'supplier')}</div>
    </>
  );
}

export function Decided({ row: { decidedOn, decidedBy } }: CellProps) {
  return (
    <span className="nowrap">
      {dayFormat(decidedOn)}
      <div className="sub">{decidedBy}</div>
    </span>
  );
}
