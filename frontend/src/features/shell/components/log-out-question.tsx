import { useNavigate } from 'react-router-dom';
import { plural } from '#shared/format/plural';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import type { useLogOut } from '../log-out.hook.js';

/** Reminds an agent of the requests that wait. */
export function LogOutQuestion({ asking, openRequests, stay, leave }: ReturnType<typeof useLogOut>) {
  const navigate = useNavigate();
  const respond = () => {
    stay();
    void navigate('/app/agent-insured-requests');
  };
  const actions = (
    <>
      <Button type="button" onClick={leave}>
        Logout
      </Button>
      <Button type="button" primary onClick={respond}>
        Respond To Request
      </Button>
    </>
  );
  return (
    <AppModal open={asking} title="Log out?" size="tiny" actions={actions} onClose={stay}>
      <p>
        {plural(openRequests, 'request')} for insurance {openRequests === 1 ? 'waits' : 'wait'} for your answer.
      </p>
    </AppModal>
  );
}
