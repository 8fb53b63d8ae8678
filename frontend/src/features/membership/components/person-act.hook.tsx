import { useState, type ComponentType, type ReactNode } from 'react';
import type { Colleague } from '@covertrail/contracts/membership/membership.replies';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { ResendInvitation, WithdrawInvitation } from './invitation.modal.js';
import { ApproveUser, DeclineUser } from './pending-user.modal.js';
import { DeactivatePerson, HandOver, ReactivatePerson } from './person.modal.js';

interface DialogProps {
  readonly person: Colleague;
  readonly onClose: () => void;
}

/** What is done with a person; the dialog of each asks before anything happens. */
const DIALOGS = {
  role: lateDialog(() => import('./change-role.modal.js')),
  deactivate: DeactivatePerson,
  reactivate: ReactivatePerson,
  handOver: HandOver,
  approve: ApproveUser,
  decline: DeclineUser,
  inviteAgain: ResendInvitation,
  withdraw: WithdrawInvitation,
} as const satisfies Readonly<Record<string, ComponentType<DialogProps>>>;

type PersonAct = keyof typeof DIALOGS;
export type OnAct = (act: PersonAct, person: Colleague) => void;

/** The dialog of what was chosen to be done with a person of a list. */
export function usePersonAct(): { readonly dialog: ReactNode; readonly choose: OnAct } {
  const [chosen, setChosen] = useState<{ readonly act: PersonAct; readonly person: Colleague } | null>(null);
  const choose: OnAct = (act, person) => setChosen({ act, person });
  if (!chosen) return { dialog: null, choose };
  const Dialog = DIALOGS[chosen.act];
  return { dialog: <Dialog person={chosen.person} onClose={() => setChosen(null)} />, choose };
}
