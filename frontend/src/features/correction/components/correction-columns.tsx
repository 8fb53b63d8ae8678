import { Link } from 'react-router-dom';
import type { CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import { correctedPeriod } from '@covertrail/wording/correction/correction-words';
import { dayFormat } from '#shared/format/day-format';
import type { Column } from '#shared/table/column';
import { plainText, RichText } from '#shared/ui/rich-text.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { correctionAddress } from '../correction-places.view.js';
import { countsText, COMPARISONS, hiddenReasonText } from '../correction.words.js';

const reasonsText = (row: CorrectionRow): string =>
  row.isReasonHidden ? hiddenReasonText(row) : row.reasons.map(({ sentence }) => plainText(sentence)).join(' ');
const byText = ({ reasons: [first], isReasonHidden, requesterName }: CorrectionRow): string =>
  first ? `${first.actor}, ${first.company}` : isReasonHidden ? requesterName : '';

const SUPPLIER: Column<CorrectionRow> = {
  id: 'supplierName',
  title: 'Supplier',
  fixed: true,
  text: ({ supplierName, projectName }) => `${supplierName}, ${projectName}`,
  cell: (row) => (
    <>
      <Link className="cell-main" to={correctionAddress(row)}>
        {row.supplierName}
      </Link>
      <div className="sub">{row.projectName}</div>
    </>
  ),
};

const REQUESTER: Column<CorrectionRow> = {
  id: 'requesterName',
  title: 'Requester',
  fixed: true,
  text: ({ requesterName, projectName }) => `${requesterName}, ${projectName}`,
  cell: (row) => (
    <>
      <Link className="cell-main" to={correctionAddress(row)}>
        {row.requesterName}
      </Link>
      <div className="sub">{row.projectName}</div>
    </>
  ),
};

const COMPARISON: Column<CorrectionRow> = {
  id: 'comparison',
  title: 'Correction',
  width: '20%',
  fills: true,
  text: ({ comparison, text }) => `${COMPARISONS[comparison].text}: ${text}`,
  cell: ({ comparison, text }) => (
    <>
      <span title={COMPARISONS[comparison].meaning}>
        <Chip label={COMPARISONS[comparison].text} tone={COMPARISONS[comparison].tone} />
      </span>
      <div className="sub">It {text}.</div>
    </>
  ),
};

const WHY: readonly Column<CorrectionRow>[] = [
  {
    id: 'from',
    title: 'Days',
    sortable: true,
    width: '130px',
    text: (row) => correctedPeriod(row),
    cell: (row) => <span className="num">{correctedPeriod(row)}</span>,
  },
  {
    id: 'because',
    title: 'Because',
    width: '24%',
    fills: true,
    text: reasonsText,
    cell: (row) =>
      row.isReasonHidden ? (
        <span className="sub">{reasonsText(row)}</span>
      ) : (
        row.reasons.map(({ id, sentence }) => (
          <div key={id}>
            <RichText text={sentence} />
          </div>
        ))
      ),
  },
  {
    id: 'recordedAt',
    title: 'Recorded',
    sortable: true,
    text: (row) => `${dayFormat(row.recordedOn)}, ${byText(row)}`,
    cell: (row) => (
      <>
        <span className="num">{dayFormat(row.recordedOn)}</span>
        <div className="sub">{byText(row)}</div>
      </>
    ),
  },
  {
    id: 'counts',
    title: 'Rests on what was shown',
    text: countsText,
    cell: (row) => <span className="sub">{countsText(row)}</span>,
  },
];

const STATE: Column<CorrectionRow> = {
  id: 'state',
  title: 'Acknowledged',
  text: ({ state, acknowledgedBy, comment }) =>
    state === 'open' ? 'Open' : `${acknowledgedBy}${comment ? `: ${comment}` : ''}`,
  cell: ({ state, acknowledgedBy, comment }) =>
    state === 'open' ? (
      <Chip label="Open" tone="warn" />
    ) : (
      <>
        <Chip label="Acknowledged" tone="ok" />
        <div className="sub">
          {acknowledgedBy}
          {comment ? `: ${comment}` : ''}
        </div>
      </>
    ),
};

/** Of all suppliers of a requester. */
export const CORRECTION_COLUMNS: readonly Column<CorrectionRow>[] = [SUPPLIER, COMPARISON, ...WHY, STATE];

/** Of one supplier, as its requester lists them; as the supplier's side does. */
export const SUPPLIER_CORRECTION_COLUMNS: readonly Column<CorrectionRow>[] = [
  { ...COMPARISON, fixed: true },
  ...WHY,
  STATE,
];
export const OWN_CORRECTION_COLUMNS: readonly Column<CorrectionRow>[] = [REQUESTER, COMPARISON, ...WHY];
