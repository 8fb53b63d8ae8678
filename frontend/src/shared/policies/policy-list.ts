import { POLICY_STATUSES } from '@covertrail/domain/policy/policy.contract';
import { VERIFIED_DAYS_AGO } from '@covertrail/contracts/policy/policy.views';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyListDto } from '@covertrail/contracts/policy/policy.inputs';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import type { Bulk } from '../lists/bulk-act.js';
import { defineList, type EmptyList } from '../lists/list.js';
import type { Column, Sort } from '../table/column.js';
import type { ViewQuery } from '../views/view-query.js';
import { LINE_CHOICES } from './line-choices.js';
import { POLICY_COLUMNS } from './policy-columns.js';
import './policies.css';

const STANDING_CHOICES = POLICY_STATUSES.map((standing) => ({
  value: standing,
  text: displayOf('agentList', standing).full,
}));

export const LINE_FILTER = { name: 'line', label: 'Line', all: 'All lines', choices: LINE_CHOICES } as const;
const STANDING_FILTER = { name: 'standing', label: 'Status', all: 'All statuses', choices: STANDING_CHOICES } as const;

/** How long ago an agent verified the policies at least. */
export const VERIFIED_DAYS_FILTER = {
  name: 'verifiedDaysAgo',
  label: 'Verified',
  all: 'Verified at any time',
  choices: VERIFIED_DAYS_AGO.map((days) => ({ value: days, text: `${days} days ago or more` })),
} as const;

type PolicyFilter = typeof LINE_FILTER | typeof STANDING_FILTER | typeof VERIFIED_DAYS_FILTER;

interface DeclaredPolicies {
  /** Kebab-case: names the column choice and the CSV. */
  readonly name: string;
  /** Read out by screen readers. */
  readonly label: string;
  /** The call: policies of one insured, or of the agency. A list with a fixed status has no filter by status. */
  readonly asks: ViewQuery<PolicyRow, unknown, PolicyListDto>;
  readonly columns?: readonly Column<PolicyRow>[];
  /** Default: those that end last come first. */
  readonly order?: Sort;
  /** Default: by line, and first by status where the list has no fixed one. */
  readonly filters?: readonly PolicyFilter[];
  readonly empty: EmptyList;
  readonly bulk?: Bulk<PolicyRow>;
}

/** A list of policies with its search and its filters; a row opens the policy. */
export const policyTable = (declared: DeclaredPolicies) =>
  defineList({
    columns: POLICY_COLUMNS,
    order: { column: 'expiresOn', descending: true },
    search: 'Policy number or insurer',
    filters: declared.asks.query?.['standing'] === undefined ? [STANDING_FILTER, LINE_FILTER] : [LINE_FILTER],
    ended: ({ standing }) => standing === 'expired' || standing === 'canceled',
    exportsAll: true,
    opens: ({ id }) => `/app/policies/${id}`,
    noMatch: { title: 'No policies match', clears: true },
    ...declared,
  });
