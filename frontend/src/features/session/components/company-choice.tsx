import { useDispatch, useSelector } from 'react-redux';
import { LateDialog } from '#shared/ui/late-dialog.tsx';
import { companyChoiceClosed, selectLogin } from '../login.slice.js';

const load = () => import('../company-choice/select-company.modal.js');

/** Opens the choice of a company while one is asked for [A02]. */
export function CompanyChoice() {
  const { choice } = useSelector(selectLogin);
  const dispatch = useDispatch();
  return choice ? <LateDialog load={load} onClose={() => dispatch(companyChoiceClosed())} /> : null;
}
