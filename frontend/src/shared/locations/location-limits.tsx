import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { PropertyLimit } from '@covertrail/domain/fields/property-limit';
import {
  PROPERTY_LIMIT_CATEGORY_NAMES,
  PROPERTY_LIMIT_NAMES,
  VALUATION_NAMES,
} from '@covertrail/wording/location/location.labels';
import { deductibleText, percentText } from '@covertrail/wording/location/property-limit.words';
import type { LocationDetails } from '@covertrail/contracts/location/location.replies';
import { moneyFormat } from '../format/money-format.js';

const HEADINGS = ['Limit', 'Amount', 'Second amount', 'Coinsurance', 'Valuation', 'Deductible'];

interface LocationLimitsProps {
  readonly label: string;
  readonly limits: readonly PropertyLimit[];
  readonly region?: RegionCode | undefined;
}

/** The limits of a location or a building, to read. */
function LocationLimits({ label, limits, region }: LocationLimitsProps) {
  return (
    <div className="location-limits" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limits.map((row, index) => (
            <tr key={`${row.type}-${index}`}>
              <th scope="row">
                {PROPERTY_LIMIT_NAMES[row.type]}
                <span className="sub">{PROPERTY_LIMIT_CATEGORY_NAMES[row.category]}</span>
                {row.blanket === undefined ? null : <span className="sub block">Shares blanket {row.blanket}</span>}
              </th>
              <td className="num">{moneyFormat(row.amount, region)}</td>
              <td className="num">{moneyFormat(row.secondAmount, region)}</td>
              <td className="num">{row.coinsurance === null ? '–' : percentText(row.coinsurance)}</td>
              <td>
                {row.valuation === null ? '–' : VALUATION_NAMES[row.valuation]}
                {row.valuationAmount === null ? '' : ` ${moneyFormat(row.valuationAmount, region)}`}
              </td>
              <td className="num">{deductibleText(row, region) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LocationReadingProps {
  readonly location: LocationDetails;
  readonly region?: RegionCode | undefined;
}

/** A location to read: what it is, its limits, and its buildings with theirs. */
export function LocationReading({ location: { place, limits, buildings }, region }: LocationReadingProps) {
  return (
    <>
      {place.description === '' ? null : <p>{place.description}</p>}
      {limits.length === 0 ? null : (
        <LocationLimits label={`Limits of location ${place.number}`} limits={limits} region={region} />
      )}
      {buildings.map(({ buildingId, number, description, limits: rows }) => (
        <section key={buildingId} className="location-building">
          <h4>
            Building {number}
            {description === '' ? null : <span className="sub">{description}</span>}
          </h4>
          <LocationLimits label={`Limits of building ${number}`} limits={rows} region={region} />
        </section>
      ))}
    </>
  );
}
