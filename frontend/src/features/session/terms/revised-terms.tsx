import { useSelector } from 'react-redux';
import { selectSession } from '#shared/session/session.selectors';
import { lateDialog } from '#shared/ui/late-dialog.tsx';

const RevisedTermsModal = lateDialog(() => import('./revised-terms.modal.js'));
const STAYS = () => undefined;

/** Asks who accepted an earlier version of an agreement for the present one, on every page, until it is accepted [A07]. */
export function RevisedTerms() {
  const { status, user } = useSelector(selectSession);
  const [agreement] = user?.termsToAccept ?? [];
  if (status !== 'in' || agreement === undefined) return null;
  return <RevisedTermsModal agreement={agreement} onClose={STAYS} />;
}
