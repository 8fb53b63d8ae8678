import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { LIMITS_OF, type LimitCode } from '@covertrail/domain/insurance/coverage';
import { needsLimit } from '@covertrail/domain/insurance/line-facts';
import { LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { limitPer } from '@covertrail/wording/insurance/limit-per';
import { besideAmountText, deductibleText } from '@covertrail/wording/policy/limit-details.words';
import { moneyFormat } from '#shared/format/money-format';
import { Panel } from '#shared/ui/panel.tsx';
import { findingsFor, type AskedFinding } from '../cards/standing.view.js';
import { SourceNote } from '../components/source-note.js';
import { AskedHere } from './asked-here.js';
import { EditLink } from './edit-link.js';

const NONE = '–';
const STATUTORY = 'Workers’ compensation itself is statutory.';

interface LimitsFactsProps {
  readonly policy: PolicyDetails;
  readonly standings: readonly RequesterFindings[];
}

/** The limits that a policy states, and those that a requester misses in it; each with who asks for more. */
export function LimitsFacts({ policy: { line, terms, mayEdit }, standings }: LimitsFactsProps) {
  const { limits, limitDetails } = terms;
  const unmetFindings = findingsFor(standings, 'limit').filter(({ finding }) => finding.outcome !== 'pass');
  const unmet = (code: LimitCode) => unmetFindings.filter(({ finding }) => finding.rule.split('.')[2] === code);
  const shown = LIMITS_OF[line].filter(
    (code) => limits[code] !== undefined || limitDetails[code] !== undefined || unmet(code).length > 0,
  );
  return (
    <Panel
      title="Limits"
      right={
        <>
          <SourceNote of={['limits', 'limitDetails']} />
          <EditLink section="limits" of="limits" mayEdit={mayEdit} />
        </>
      }
    >
      {needsLimit(line) ? null : <p className="sub policy-facts-note">{STATUTORY}</p>}
      {shown.length === 0 ? (
        <p className="sub policy-facts-note">No limits are stated.</p>
      ) : (
        <table className="ui very basic unstackable table policy-table" aria-label="Limits">
          <thead>
            <tr>
              <th scope="col">Limit</th>
              <th scope="col">Per</th>
              <th scope="col" className="num">
                Amount
              </th>
              <th scope="col" className="num">
                Displayed
              </th>
              <th scope="col">Deductible</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((code) => (
              <LimitRow key={code} code={code} terms={terms} unmet={unmet(code)} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

interface LimitRowProps {
  readonly code: LimitCode;
  readonly terms: PolicyDetails['terms'];
  readonly unmet: readonly AskedFinding[];
}

function LimitRow({ code, terms: { limits, limitDetails, region, aggregate }, unmet }: LimitRowProps) {
  const { displayed, deductible, text, ...beside } = limitDetails[code] ?? {};
  const amount = limits[code];
  const more = besideAmountText(beside, region);
  return (
    <tr>
      <th scope="row">
        {LIMIT_NAMES[code]}
        {more === '' ? null : <span className="sub"> {more}</span>}
        <AskedHere findings={unmet} />
      </th>
      <Cell label="Per" text={limitPer(code, aggregate)} />
      <Cell label="Amount" numeric text={amount === undefined ? text : moneyFormat(amount, region)} />
      <Cell label="Displayed" numeric text={displayed && moneyFormat(displayed, region)} />
      <Cell label="Deductible" text={deductible && deductibleText(deductible, region)} />
    </tr>
  );
}

interface CellProps {
  readonly label: string;
  readonly text: string | 0 | null | undefined;
  readonly numeric?: true;
}

/** At the width of a phone each names its column, and those without anything are left out. */
const Cell = ({ label, text, numeric }: CellProps) => (
  <td data-label={label} className={[numeric ? 'num' : '', text ? '' : 'none'].join(' ').trim() || undefined}>
    {text || NONE}
  </td>
);
