import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import { PROPERTY_LIMIT_CATEGORY_NAMES, PROPERTY_LIMIT_NAMES, VALUATION_NAMES } from '@covertrail/wording/location/location.labels';
import { deductibleText, percentText } from '@covertrail/wording/location/property-limit.words';
import { moneyFormat } from '#shared/format/money-format';

const HEADINGS = ['Limit', 'Amount', 'Second amount', 'Coinsurance', 'Valuation', 'Deductible'];

/** The limits of a location or a building, to read. */
export function LimitTable({ label, limits }: { readonly label: string; readonly limits: readonly PropertyLimit[] }) {
  return (
    <div className="location-limits" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead><tr>{HEADINGS.map((heading) => <th key={heading} scope="col">{heading}</th>)}</tr></thead>
        <tbody>
          {limits.map((row, index) => (
            <tr key={`${row.type}-${index}`}>
              <th scope="row">{PROPERTY_LIMIT_NAMES[row.type]}<span className="sub">{PROPERTY_LIMIT_CATEGORY_NAMES[row.category]}</span></th>
              <td className="num">{moneyFormat(row.amount)}</td>
              <td className="num">{moneyFormat(row.secondAmount)}</td>
              <td className="num">{row.coinsurance === null ? '–' : percentText(row.coinsurance)}</td>
              <td>{row.valuation === null ? '–' : VALUATION_NAMES[row.valuation]}{row.valuationAmount === null ? '' : ` ${moneyFormat(row.valuationAmount)}`}</td>
              <td className="num">{deductibleText(row) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
