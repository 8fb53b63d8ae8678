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

/** A page of the limits of a policy, each with what a requester asks for where it is below that. */
export function LimitTable({ rows, region }: TableProps<PolicyLimitRow>) {
  return (
    <ReadingTable
      label="Policy limits"
      headings={['Limit type', 'Limit', 'Displayed', 'Second limit', 'Coinsurance', 'Valuation', 'Deductible']}
      empty="No policy limits."
      rows={rows.map((row) => (
        <LimitCells key={row.limit} row={row} region={region} />
      ))}
    />
  );
}

function LimitCells({ row, region }: { readonly row: PolicyLimitRow; readonly region: RegionCode }) {
  const { limit, amount, displayed, second, coinsurance, valuation, valuationAmount, deductible, text, issues } = row;
  return (
    <tr>
      <th scope="row">
        {LIMIT_NAMES[limit]}
        {issues.length > 0 ? <IssueNote issues={issues} /> : null}
      </th>
      <td className="num">{amount === undefined ? (text ?? NONE) : moneyFormat(amount, region)}</td>
      <td className="num">{moneyFormat(displayed ?? amount, region)}</td>
      <td className="num">{moneyFormat(second, region)}</td>
      <td className="num">{coinsurance === undefined ? NONE : percentText(coinsurance)}</td>
      <td>
        {valuation === undefined ? NONE : VALUATION_NAMES[valuation]}
        {valuationAmount === undefined ? '' : ` ${moneyFormat(valuationAmount, region)}`}
      </td>
      <td>{deductible === undefined ? NONE : deductibleText(deductible, region)}</td>
    </tr>
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
      headings={[
        'Blanket number',
        'Blanket type',
        'Total blanket limit',
        'Coinsurance',
        'Valuation amount',
        'Deductible',
      ]}
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
      <td>{BLANKET_NAMES[type]}</td>
      <td className="num">{moneyFormat(total, region)}</td>
      <td className="num">{coinsurance === undefined ? NONE : percentText(coinsurance)}</td>
      <td className="num">{moneyFormat(valuationAmount, region)}</td>
      <td>{deductible === undefined ? NONE : deductibleText(deductible, region)}</td>
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
    <div className="policy-limit-table" role="region" aria-label={label} tabIndex={0}>
      <table>
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
    </div>
  );
}
