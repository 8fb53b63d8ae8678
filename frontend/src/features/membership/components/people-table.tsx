import { Ban, KeyRound, MailX, RotateCcw, Send, UserCheck, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { inviteUser, withdrawInvitation } from '@covertrail/contracts/membership/joining.calls';
import {
  changeAccess,
  colleagueList,
  deactivatePerson,
  handOverContact,
  reactivatePerson,
} from '@covertrail/contracts/membership/membership.calls';
import type { Status } from '@covertrail/domain/status/status';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { ACCESS_WORDS } from '#shared/session/access-words';
import type { Column } from '#shared/table/column';
import { RecordTable } from '#shared/table/record-table.tsx';
import { actsColumn } from '#shared/table/row-acts.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { PersonMark } from '#shared/ui/person-mark.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { pendingActs } from './pending-acts.view.js';
import type { OnAct } from './person-act.hook.js';

const PEOPLE = viewQuery(colleagueList);

interface PeopleTableProps {
  /** Null where people can only be looked at. */
  readonly acts: OnAct | null;
}

/** Everybody of the company, with role and status [I01]. */
export function PeopleTable({ acts }: PeopleTableProps) {
  const { rows, loading, problem, refetch } = useViewQuery(PEOPLE);
  const columns = useMemo(() => (acts ? [...COLUMNS, actsOf(acts)] : COLUMNS), [acts]);
  const empty = <EmptyState title="No people yet" icon={UsersRound} />;
  return (
    <Panel>
      <ErrorBanner problem={problem} onRetry={refetch} />
      <RecordTable
        name="people"
        label="People of your company"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        loading={loading}
        empty={empty}
      />
    </Panel>
  );
}

/** The statuses of people [I01]; how company administration words them is in `displayOf`. */
const STATUS = {
  active: 'active',
  pending: 'pendingApproval',
  invited: 'invited',
  deactivated: 'inactive',
} as const satisfies Readonly<Record<Colleague['status'], Status>>;

const COLUMNS: readonly Column<Colleague>[] = [
  {
    id: 'person',
    title: 'Person',
    fixed: true,
    fills: true,
    text: ({ name, email }) => name || email,
    cell: ({ personId, name, email, photoId, primaryContact }) => (
      <>
        {photoId ? <PersonMark person={{ id: personId, name: name || email, photoId }} /> : null}
        <span className="cell-main">{name || email}</span>{' '}
        {primaryContact ? <Chip label="Primary contact" tone="info" /> : null}
        {name ? <div className="sub">{email}</div> : null}
      </>
    ),
  },
  { id: 'role', title: 'Role', text: roleOf, cell: roleOf },
  {
    id: 'status',
    title: 'Status',
    text: ({ status }) => displayOf('companyAdmin', STATUS[status]).full,
    cell: ({ status }) => <ScreenStatus screen="companyAdmin" status={STATUS[status]} />,
  },
  {
    id: 'since',
    title: 'Since',
    text: ({ since }) => since,
    cell: ({ since }) => <span className="num nowrap">{dayFormat(localDay(since))}</span>,
  },
];

function roleOf({ access, status }: Colleague): string {
  return status === 'pending' ? '–' : ACCESS_WORDS[access].name;
}

const isInvited = ({ status }: Colleague): boolean => status === 'invited';
const isOther = ({ status, primaryContact }: Colleague): boolean => status === 'active' && !primaryContact;

const actsOf = (onAct: OnAct): Column<Colleague> =>
  actsColumn<Colleague>({
    nameOf: ({ name, email }) => name || email,
    acts: [
      ...pendingActs(onAct),
      {
        text: 'Invite again…',
        icon: Send,
        sends: inviteUser,
        fits: isInvited,
        onAct: (person) => onAct('inviteAgain', person),
      },
      {
        text: 'Withdraw invitation…',
        icon: MailX,
        sends: withdrawInvitation,
        fits: isInvited,
        onAct: (person) => onAct('withdraw', person),
      },
      {
        text: 'Change role…',
        icon: KeyRound,
        sends: changeAccess,
        fits: isOther,
        onAct: (person) => onAct('role', person),
      },
      {
        text: 'Make primary contact…',
        icon: UserCheck,
        sends: handOverContact,
        fits: (person) => isOther(person) && person.access === 'manager',
        onAct: (person) => onAct('handOver', person),
      },
      {
        text: 'Deactivate…',
        icon: Ban,
        sends: deactivatePerson,
        fits: isOther,
        onAct: (person) => onAct('deactivate', person),
      },
      {
        text: 'Reactivate…',
        icon: RotateCcw,
        sends: reactivatePerson,
        fits: ({ status }) => status === 'deactivated',
        onAct: (person) => onAct('reactivate', person),
      },
    ],
  });
