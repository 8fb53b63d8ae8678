import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { COVERAGE_LINES } from '@covertrail/domain/compliance/coverage';
import { POLICY_STANDINGS } from '@covertrail/domain/policy/policy.contract';
import type { PolicyQuery } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { Asked } from '../api/call-request.js';
import { oneOf } from '../navigation/one-of.js';
import type { Column } from '../table/column.js';
import { RecordTable } from '../table/record-table.js';
import { useTableAddress } from '../table/use-table-address.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { useViewQuery } from '../views/use-view-query.js';
import type { ViewQuery } from '../views/view-query.js';
import { POLICY_COLUMNS } from './policy-columns.js';
import { NO_POLICY_FILTERS, PolicyFilters } from './policy-filters.js';

interface PolicyTableProps {
  /** Kebab-case: names the column choice and the CSV. */
  readonly name: string;
  readonly label: string;
  /** The call that answers: of one insured, or of the agency. */
  readonly queryOf: (query: Asked<PolicyQuery>) => ViewQuery<PolicyRow>;
  /** Asked always, beside what the person filters by. */
  readonly always?: Pick<PolicyQuery, 'standing'>;
  readonly columns?: readonly Column<PolicyRow>[];
  /** Those that end first on top, instead of those that end last. */
  readonly soonestFirst?: boolean;
  readonly empty: ReactNode;
}

/** A list of policies with search, filters, order and page in the address; a row opens the policy. */
export function PolicyTable({ name, label, queryOf, always = {}, columns = POLICY_COLUMNS, soonestFirst = false, empty }: PolicyTableProps) {
  const table = useTableAddress({ column: 'expiresOn', descending: !soonestFirst });
  const navigate = useNavigate();
  const filters = { keyword: table.get('keyword'), line: oneOf(COVERAGE_LINES, table.get('line')), standing: oneOf(POLICY_STANDINGS, table.get('standing')) };
  const { rows, total, loading, refreshing, problem, refetch } = useViewQuery(queryOf({ ...table.paged, ...table.ordered, ...filters, ...always }));
  const narrowed = Object.values(filters).some(Boolean);
  const nothing = narrowed
    ? <EmptyState title="No policies match" action={<Button type="button" onClick={() => table.change(NO_POLICY_FILTERS)}>Clear search and filters</Button>} />
    : empty;
  return (
    <>
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RecordTable
        name={name}
        label={label}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        sort={table.sort}
        onSort={table.onSort}
        paging={{ number: table.page, size: table.paged.size, total, onPage: table.onPage }}
        loading={loading}
        refreshing={refreshing}
        empty={nothing}
        filters={<PolicyFilters address={table} withoutStanding={'standing' in always} />}
        onOpen={({ id }) => void navigate(`/app/policies/${id}`)}
      />
    </>
  );
}
