import { BadgeCheck } from 'lucide-react';
import { agencyPolicies } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { ListPage } from '#shared/lists/list-page.tsx';
import { REVERIFY_BULK } from '#shared/policies/policy-bulk';
import { INSURED_COLUMN, POLICY_COLUMNS, VERIFIED_COLUMN } from '#shared/policies/policy-columns.tsx';
import type { Column } from '#shared/table/column';
import { LINE_FILTER, policyTable, VERIFIED_DAYS_FILTER } from '#shared/policies/policy-list';

const [NUMBER, ...OTHERS] = POLICY_COLUMNS;
/** A card has room for three facts: the client, the day of the verification, the end. */
const onCard = (column: Column<PolicyRow>): Column<PolicyRow> =>
  column.id === 'carrierName' ? { ...column, wideOnly: true } : column;

const VERIFIED = policyTable({
  name: 'verified-policies',
  label: 'Verified policies',
  asks: viewQuery(agencyPolicies, { query: { verify: 'again' } }),
  columns: [NUMBER!, INSURED_COLUMN, VERIFIED_COLUMN, ...OTHERS.map(onCard)],
  order: { column: 'verifiedOn', descending: false },
  filters: [VERIFIED_DAYS_FILTER, LINE_FILTER],
  bulk: REVERIFY_BULK,
  empty: {
    title: 'No verified policies',
    icon: BadgeCheck,
    text: 'Policies that your agency has approved stand here until they end.',
  },
});

const sub = (total: number | null): string =>
  total === null
    ? 'Policies that your agency verified'
    : `${plural(total, 'policy', 'policies')} that your agency verified, those that wait longest first`;

/** The verified policies of an agency by the age of their verification: requesters may ask for one that is not too old (decision 41). */
export default function VerifyAgainPage() {
  return <ListPage list={VERIFIED} sub={sub} />;
}
