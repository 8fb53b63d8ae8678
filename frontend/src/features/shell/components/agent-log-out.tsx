import { LogOut } from 'lucide-react';
import { useMay } from '#shared/session/use-may';
import { useLogOut } from '../log-out.hook.js';
import { LogOutQuestion } from './log-out-question.js';

/** The way out that agents have besides that of the profile [B01]. */
export function AgentLogOut() {
  const hasClients = useMay('readClients');
  const logOut = useLogOut();
  if (!hasClients) return null;
  return (
    <div className="side-foot">
      <button type="button" title="Logout" onClick={logOut.ask}>
        <LogOut size={18} strokeWidth={1.9} aria-hidden />
        <span className="wide">Logout</span>
      </button>
      <LogOutQuestion {...logOut} />
    </div>
  );
}
