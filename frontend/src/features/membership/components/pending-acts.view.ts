import { UserPlus, UserX } from 'lucide-react';
import { approveUser, declineUser } from '@covertrail/contracts/membership/joining.calls';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import type { RowAct } from '#shared/table/row-acts.tsx';
import type { OnAct } from './person-act.hook.js';

const isPending = ({ status }: Colleague): boolean => status === 'pending';

/** What is decided about a person who asks to join, wherever the person is listed [A09]. */
export const pendingActs = (onAct: OnAct): readonly RowAct<Colleague>[] => [
  {
    text: 'Approve…',
    icon: UserPlus,
    sends: approveUser,
    main: true,
    fits: isPending,
    onAct: (person) => onAct('approve', person),
  },
  {
    text: 'Decline…',
    icon: UserX,
    sends: declineUser,
    fits: isPending,
    onAct: (person) => onAct('decline', person),
  },
];
