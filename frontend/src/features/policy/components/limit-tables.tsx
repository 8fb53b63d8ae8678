import { useState, type ReactNode } from 'react';
import type { LimitCode } from '@covertrail/domain/compliance/coverage';
import type { BlanketLimit } from '@covertrail/domain/policy/limit-details.contract';
import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { LIMIT_NAMES } from '@covertrail/wording/compliance/labels';
import { VALUATION_NAMES } from '@covertrail/wording/compliance/vocabulary-words';
import { BLANKET_NAMES, deductibleText, percentText } from '@covertrail/wording/policy/limit-details.words';
import { moneyFormat } from '#shared/format/money-format';
import { PageLinks } from '#shared/table/record-paging.tsx';

/** Spec 2 section 2: the paging is hidden where there is one page. */
const PAGE_SIZE = 10;
const NONE = '–';

interface LimitTableProps {
  readonly codes: readonly LimitCode[];
  readonly terms: Pick<PolicyTerms, 'limits' | 'limitDetails'>;
}

/** The limits of a policy, ten a page. */
export function LimitTable({ codes, terms }: LimitTableProps) {
  return (
    <PagedTable
      label="Policy limits" headings={['Limit type', 'Limit', 'Displayed', 'Second limit', 'Coinsurance', 'Valuation', 'Deductible']} rows={codes}
      row={(code) => <LimitCells key={code} code={code} terms={terms} />} empty="No policy limits."
    />
  );
}

function LimitCells({ code, terms }: { readonly code: LimitCode; readonly terms: LimitTableProps['terms'] }) {
  const { displayed, second, coinsurance, valuation, valuationAmount, deductible, text } = terms.limitDetails[code] ?? {};
  const amount = terms.limits[code];
  return (
    <tr>
      <th scope="row">{LIMIT_NAMES[code]}</th>
      <td className="num">{amount === undefined ? text ?? NONE : moneyFormat(amount)}</td>
      <td className="num">{moneyFormat(displayed ?? amount)}</td>
      <td className="num">{moneyFormat(second)}</td>
      <td className="num">{coinsurance === undefined ? NONE : percentText(coinsurance)}</td>
      <td>{valuation === undefined ? NONE : VALUATION_NAMES[valuation]}{valuationAmount === undefined ? '' : ` ${moneyFormat(valuationAmount)}`}</td>
      <td>{deductible === undefined ? NONE : deductibleText(deductible)}</td>
    </tr>
  );
}

/** The blanket limits of a policy, ten a page. */
export function BlanketTable({ blankets }: { readonly blankets: readonly BlanketLimit[] }) {
  return (
    <PagedTable
      label="Blanket limits" headings={['Blanket number', 'Blanket type', 'Total blanket limit', 'Coinsurance', 'Valuation amount', 'Deductible']} rows={blankets}
      row={(blanket) => <BlanketCells key={blanket.number} blanket={blanket} />} empty="No blanket limits."
    />
  );
}

function BlanketCells({ blanket: { number, type, total, coinsurance, valuationAmount, deductible } }: { readonly blanket: BlanketLimit }) {
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{BLANKET_NAMES[type]}</td>
      <td className="num">{moneyFormat(total)}</td>
      <td className="num">{coinsurance === undefined ? NONE : percentText(coinsurance)}</td>
      <td className="num">{moneyFormat(valuationAmount)}</td>
      <td>{deductible === undefined ? NONE : deductibleText(deductible)}</td>
    </tr>
  );
}

interface PagedTableProps<Row> {
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
  readonly row: (row: Row) => ReactNode;
  readonly empty: string;
}

function PagedTable<Row>({ label, headings, rows, row, empty }: PagedTableProps<Row>) {
  const [page, setPage] = useState(1);
  if (rows.length === 0) return <p className="sub">{empty}</p>;
  return (
    <>
      <div className="policy-limit-table" role="region" aria-label={label} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{label}</caption>
          <thead><tr>{headings.map((heading) => <th key={heading} scope="col">{heading}</th>)}</tr></thead>
          <tbody>{rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(row)}</tbody>
        </table>
      </div>
      <PageLinks number={page} size={PAGE_SIZE} total={rows.length} onPage={setPage} />
    </>
  );
}
