import type { ReactNode } from 'react';
import type { LimitIssue, PolicyLimitRow } from '@covertrail/contracts/policy/policy-cards.replies';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { BlanketLimit } from '@covertrail/domain/insurance/terms/limit-details';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { VALUATION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { BLANKET_NAMES, deductibleText, percentText } from '@covertrail/wording/policy/limit-details.words';
import { moneyFormat } from '#shared/format/money-format';
import { StatusTag } from '#shared/ui/status-tag.tsx';

const NONE = '–';

interface TableProps<Row> {
  readonly rows: readonly Row[];
  readonly region: RegionCode;
}

const LIMIT_HEADINGS = ['Limit type', 'Limit', 'Displayed', 'Second limit', 'Coinsurance', 'Valuation', 'Deductible'];
const BLANKET_HEADINGS = [
  'Blanket number',
  'Blanket type',
  'Total blanket limit',
  'Coinsurance',
  'Valuation amount',
  'Deductible',
];

/** A page of the limits of a policy, each with what a requester asks for where it is below that. */
export function LimitTable({ rows, region }: TableProps<PolicyLimitRow>) {
  return (
    <ReadingTable
      label="Policy limits"
      headings={LIMIT_HEADINGS}
      empty="No policy limits."
      rows={rows.map((row) => (
        <LimitCells key={row.limit} row={row} region={region} />
      ))}
    />
  );
}

function LimitCells({ row, region }: { readonly row: PolicyLimitRow; readonly region: RegionCode }) {
  const { limit, amount, displayed, second, coinsurance, valuation, valuationAmount, deductible, text } = row;
  return (
    <tr>
      <th scope="row">
        {LIMIT_NAMES[limit]}
        <LimitNotes row={row} />
      </th>
      <Amount label="Limit">{amount === undefined ? (text ?? NONE) : moneyFormat(amount, region)}</Amount>
      <Amount label="Displayed">{moneyFormat(displayed ?? amount, region)}</Amount>
      <Amount label="Second limit">{moneyFormat(second, region)}</Amount>
      <Amount label="Coinsurance">{coinsurance === undefined ? NONE : percentText(coinsurance)}</Amount>
      <td data-label="Valuation">
        {valuation === undefined ? NONE : VALUATION_NAMES[valuation]}
        {valuationAmount === undefined ? '' : ` ${moneyFormat(valuationAmount, region)}`}
      </td>
      <td data-label="Deductible">{deductible === undefined ? NONE : deductibleText(deductible, region)}</td>
    </tr>
  );
}

/** A number, which keeps its column; on a phone it stands behind the name of the column. */
const Amount = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <td className="num" data-label={label}>
    {children}
  </td>
);

function LimitNotes({ row: { issues, madeUp } }: { readonly row: PolicyLimitRow }) {
  return (
    <>
      {issues.length > 0 ? <IssueNote issues={issues} /> : null}
      {madeUp.map(({ requested, available }) => (
        <span key={`${requested} ${available}`} className="policy-limit-issue sub">
          Met with an umbrella: requested {requested}, available {available}
        </span>
      ))}
    </>
  );
}

const ISSUE_NAMES: Readonly<Record<LimitIssue['what'], string>> = {
  limit: 'Limit',
  deductible: 'Deductible',
  coinsurance: 'Coinsurance',
  valuation: 'Valuation',
};

function IssueNote({ issues }: { readonly issues: readonly LimitIssue[] }) {
  const fails = issues.some(({ proofText }) => proofText === undefined);
  return (
    <span className="policy-limit-issue">
      {fails ? <StatusTag label="Non-Compliant" tone="bad" /> : <StatusTag label="Requires Review" tone="warn" />}
      {issues.map(({ what, requested, available, proofText }) => (
        <span key={`${what} ${requested} ${proofText ?? ''}`} className="sub">
          {ISSUE_NAMES[what]}: requested {requested}, available {available}
          {proofText === undefined ? '' : `. ${proofText}`}
        </span>
      ))}
    </span>
  );
}

/** A page of the blanket limits of a policy. */
export function BlanketTable({ rows, region }: TableProps<BlanketLimit>) {
  return (
    <ReadingTable
      label="Blanket limits"
      headings={BLANKET_HEADINGS}
      empty="No blanket limits."
      rows={rows.map((blanket) => (
        <BlanketCells key={blanket.number} blanket={blanket} region={region} />
      ))}
    />
  );
}

function BlanketCells({ blanket, region }: { readonly blanket: BlanketLimit; readonly region: RegionCode }) {
  const { number, type, total, coinsurance, valuationAmount, deductible } = blanket;
  return (
    <tr>
      <th scope="row">{number}</th>
      <td data-label="Blanket type">{BLANKET_NAMES[type]}</td>
      <Amount label="Total blanket limit">{moneyFormat(total, region)}</Amount>
      <Amount label="Coinsurance">{coinsurance === undefined ? NONE : percentText(coinsurance)}</Amount>
      <Amount label="Valuation amount">{moneyFormat(valuationAmount, region)}</Amount>
      <td data-label="Deductible">{deductible === undefined ? NONE : deductibleText(deductible, region)}</td>
    </tr>
  );
}

interface ReadingTableProps {
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly ReactNode[];
  readonly empty: string;
}

function ReadingTable({ label, headings, rows, empty }: ReadingTableProps) {
  if (rows.length === 0) return <p className="sub">{empty}</p>;
  return (
    <table className="policy-limit-table">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  );
}
