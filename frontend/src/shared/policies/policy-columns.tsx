import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import { agoText } from '@covertrail/wording/compliance/proof-words';
import { dayFormat } from '../format/day-format.js';
import { useToday } from '../session/use-today.js';
import type { Column } from '../table/column.js';
import { ScreenStatus } from '../ui/screen-status.js';
import { lineName } from './line-choices.js';
import { PolicyName } from './policy-name.js';

/** Columns of a list of policies, by id: pages choose from them and add their own. */
export const POLICY_COLUMNS: readonly Column<PolicyRow>[] = [
  {
    id: 'policyNumber',
    title: 'Policy',
    sortable: true,
    fixed: true,
    cell: (policy) => <PolicyName policy={policy} />,
    text: ({ policyNumber }) => policyNumber,
  },
  { id: 'line', title: 'Line', optional: true, cell: ({ line }) => lineName(line), text: ({ line }) => lineName(line) },
  {
    id: 'carrierName',
    title: 'Insurer',
    sortable: true,
    cell: ({ carrierName }) => carrierName,
    text: ({ carrierName }) => carrierName,
  },
  {
    id: 'effectiveOn',
    title: 'Effective',
    wideOnly: true,
    width: '116px',
    cell: ({ effectiveOn }) => <span className="num">{dayFormat(effectiveOn)}</span>,
    text: ({ effectiveOn }) => effectiveOn,
  },
  {
    id: 'expiresOn',
    title: 'Expires',
    sortable: true,
    width: '116px',
    cell: ({ expiresOn }) => <span className="num">{dayFormat(expiresOn)}</span>,
    text: ({ expiresOn }) => expiresOn,
  },
  {
    id: 'standing',
    title: 'Status',
    status: true,
    width: '170px',
    cell: ({ standing }) => <ScreenStatus screen="agentList" status={standing} />,
    text: ({ standing }) => displayOf('agentList', standing).full,
  },
];

/** When an agent verified the policy last, and how long ago that is. */
export const VERIFIED_COLUMN: Column<PolicyRow> = {
  id: 'verifiedOn',
  title: 'Verified',
  sortable: true,
  width: '230px',
  text: ({ verifiedOn }) => verifiedOn,
  cell: ({ verifiedOn }) => (verifiedOn === null ? '–' : <VerifiedAge on={verifiedOn} />),
};

function VerifiedAge({ on }: { readonly on: CalendarDate }) {
  const today = useToday();
  return (
    <>
      <span className="num verified-part">{dayFormat(on)}</span>{' '}
      <span className="sub verified-part">{agoText(on, today)}</span>
    </>
  );
}

/** The insured of the policy, for lists over several insureds. */
export const INSURED_COLUMN: Column<PolicyRow> = {
  id: 'insuredName',
  title: 'Client',
  cell: ({ insuredName }) => insuredName,
  text: ({ insuredName }) => insuredName,
};
