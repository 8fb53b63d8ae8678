import { useParams } from 'react-router-dom';
import { CurePlanView } from '../components/cure-plan-view.js';

/** The same for a client of an agency. */
export default function ClientCurePlanPage() {
  const { insuredId = '' } = useParams();
  return <CurePlanView key={insuredId} insuredId={insuredId} ofClient />;
}
