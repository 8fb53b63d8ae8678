import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { dayFormat } from '#shared/format/day-format';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { USER_AGREEMENT } from './user-agreement.words.js';

interface TermsModalProps {
  readonly onAccept: () => void;
  /** Declines. */
  readonly onClose: () => void;
}

/** The agreement that a person of a company accepts at the sign-up, in the version of today [A07]. */
export default function TermsModal({ onAccept, onClose }: TermsModalProps) {
  const actions = (
    <>
      <Button type="button" onClick={onClose}>
        Cancel
      </Button>
      <Button type="button" primary onClick={onAccept}>
        OK
      </Button>
    </>
  );
  return (
    <AppModal open title="License Agreement" actions={actions} onClose={onClose}>
      <p className="sub">Version of {dayFormat(AGREEMENTS.user)}</p>
      {USER_AGREEMENT.map(({ heading, text }) => (
        <section key={heading} className="license">
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </AppModal>
  );
}
