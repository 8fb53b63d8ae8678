import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import { correctedPeriod } from '@covertrail/wording/correction/correction-words';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { plainText, RichText } from '#shared/ui/rich-text.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { correctionAddress } from '../correction-places.view.js';
import { COMPARISONS, hiddenReasonText, restingOn, saidText } from '../correction.words.js';
import './correction-columns.css';

const reasonsText = (row: CorrectionRow): string =>
  row.isReasonHidden ? hiddenReasonText(row) : row.reasons.map(({ sentence }) => plainText(sentence)).join(' ');
const byText = ({ reasons: [first], isReasonHidden, requesterName }: CorrectionRow): string =>
  first ? `${first.actor}, ${first.company}` : isReasonHidden ? requesterName : '';

/** The company of a row, by which the row is found: a supplier, or a requester. */
const companyColumn = (title: string, nameOf: (row: CorrectionRow) => string): Column<CorrectionRow> => ({
  id: title === 'Supplier' ? 'supplierName' : 'requesterName',
  title,
  fixed: true,
  width: '230px',
  text: (row) => `${nameOf(row)}, ${row.projectName}`,
  cell: (row) => (
    <>
      <Link className="cell-main" to={correctionAddress(row)}>
        {nameOf(row)}
      </Link>
      <div className="sub">{row.projectName}</div>
    </>
  ),
});

const saidColumn = (reader: ActingFor): Column<CorrectionRow> => ({
  id: 'comparison',
  title: 'What was not true',
  fixed: true,
  fills: true,
  text: (row) => plainText(saidText(row, reader)),
  cell: (row) => (
    <>
      <RichText text={saidText(row, reader)} /> <RestingLinks row={row} />
    </>
  ),
});

/** `2 requirements, 1 exception, 3 notices rest on it.`, each a link to that part of the correction. */
function RestingLinks({ row }: { readonly row: CorrectionRow }) {
  const parts = restingOn(row);
  if (parts.length === 0) return null;
  const rests = parts.reduce((sum, { count }) => sum + count, 0) === 1 ? 'rests' : 'rest';
  return (
    <>
      {parts.map(({ part, text }, index) => (
        <Fragment key={part}>
          {index === 0 ? '' : index === parts.length - 1 ? ' and ' : ', '}
          <Link className="corr-rests" to={`${correctionAddress(row)}#${part}`}>
            {text}
          </Link>
        </Fragment>
      ))}{' '}
      {rests} on it.
    </>
  );
}

const RECORDED: readonly Column<CorrectionRow>[] = [
  {
    id: 'worse',
    title: 'Status',
    status: true,
    width: '150px',
    text: ({ comparison }) => COMPARISONS[comparison].text,
    cell: ({ comparison }) => (
      <span title={COMPARISONS[comparison].meaning}>
        <Chip label={COMPARISONS[comparison].text} tone={COMPARISONS[comparison].tone} />
      </span>
    ),
  },
  {
    id: 'from',
    title: 'Days',
    sortable: true,
    optional: true,
    text: (row) => correctedPeriod(row),
    cell: (row) => <span className="num">{correctedPeriod(row)}</span>,
  },
  {
    id: 'because',
    title: 'Because',
    optional: true,
    fills: true,
    text: reasonsText,
    cell: (row) => <span className="sub">{reasonsText(row)}</span>,
  },
  {
    id: 'recordedAt',
    title: 'Recorded',
    sortable: true,
    width: '116px',
    wideOnly: true,
    text: (row) => `${dayFormat(row.recordedOn)}, ${byText(row)}`,
    cell: (row) => (
      <span className="num" title={byText(row)}>
        {dayFormat(row.recordedOn)}
      </span>
    ),
  },
];

const STATE: Column<CorrectionRow> = {
  id: 'state',
  title: 'Acknowledged',
  width: '140px',
  text: ({ state, acknowledgedBy, comment }) =>
    state === 'open' ? 'Open' : `${acknowledgedBy}${comment ? `: ${comment}` : ''}`,
  cell: ({ state, acknowledgedBy, comment }) =>
    state === 'open' ? (
      <Chip label="Open" tone="warn" />
    ) : (
      <span title={comment || undefined}>
        <Chip label="Acknowledged" tone="ok" />
        <div className="sub nowrap">{acknowledgedBy}</div>
      </span>
    ),
};

/** Of all suppliers of a requester. */
export const CORRECTION_COLUMNS: readonly Column<CorrectionRow>[] = [
  companyColumn('Supplier', ({ supplierName }) => supplierName),
  saidColumn('requester'),
  ...RECORDED,
  STATE,
];

/** Of one supplier, as its requester lists them. */
export const SUPPLIER_CORRECTION_COLUMNS: readonly Column<CorrectionRow>[] = [
  saidColumn('requester'),
  ...RECORDED,
  STATE,
];

/** As the supplier's side lists them. */
export const ownCorrectionColumns = (reader: ActingFor): readonly Column<CorrectionRow>[] => [
  companyColumn('Requester', ({ requesterName }) => requesterName),
  saidColumn(reader),
  ...RECORDED,
];
