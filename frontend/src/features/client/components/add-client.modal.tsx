import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Form } from 'semantic-ui-react';
import type { ClientCandidate } from '@covertrail/domain/client/client.views';
import { SEARCHED_LETTERS } from '@covertrail/domain/fields/client-fields';
import { useCommand } from '../../../shared/commands/use-command.js';
import { SearchField } from '../../../shared/forms/search-field.js';
import { AppModal } from '../../../shared/ui/app-modal.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { transferAddress } from '../client-transfer-address.view.js';
import type { ViewQuery } from '../../../shared/views/view-query.js';

interface AddClientProps {
  readonly onAdded: (insuredId: string) => void;
  readonly onClose: () => void;
}

const queryOf = (keyword: string): ViewQuery | null => (keyword.length < SEARCHED_LETTERS
  ? null
  : { view: 'agent-clients', path: 'agent/client/search', query: { keyword }, idAt: 'insuredId', shape: 'candidates' });

const DETAIL = { free: '', mine: 'Your client already', elsewhere: 'Another agency answers for it' } as const;

const optionOf = ({ insuredId, name, city, state, standing }: ClientCandidate) => ({
  id: insuredId, title: name, detail: [`${city}, ${state}`, DETAIL[standing]].filter(Boolean).join(' · '),
});

/** Takes on an insured for whom no agency answers; one of another agency is asked for by a transfer. */
export function AddClient({ onAdded, onClose }: AddClientProps) {
  const [client, setClient] = useState<ClientCandidate | null>(null);
  const { submit, pending, problem, reset } = useCommand<{ readonly insuredId: string }>('clients/add', {
    onSettled: ({ insuredId }) => onAdded(insuredId),
  });
  const choose = (chosen: ClientCandidate | null) => {
    reset();
    setClient(chosen);
  };
  const add = () => submit({
    method: 'POST', path: 'agent/client', body: { insuredCompanyId: client?.insuredId }, settles: ['agent-clients'], toast: 'Client added.',
  });
  const actions = (
    <>
      <Button type="button" onClick={onClose}>Cancel</Button>
      <Button type="button" primary loading={pending} disabled={pending || client?.standing !== 'free'} onClick={add}>Add client</Button>
    </>
  );
  return (
    <AppModal open title="Add a client" size="tiny" actions={actions} onClose={onClose}>
      <Form as="div" className="client-search">
        <SearchField<ClientCandidate>
          id="client-name" label="Company name" required chosen={client?.name ?? ''} onChoose={choose} queryOf={queryOf} optionOf={optionOf}
          hint={`Type at least the first ${SEARCHED_LETTERS} letters.`}
        />
        {client?.standing === 'elsewhere' ? (
          <p className="sub">
            Another agency answers for {client.name}.{' '}
            <Link to={transferAddress('receiver', client.insuredId, client.name)}>Ask for a transfer</Link> with the client’s letter.
          </p>
        ) : null}
        {client?.standing === 'mine' ? <p className="sub">{client.name} is your client. <Link to={`/app/agent-clients/${client.insuredId}`}>Open it</Link></p> : null}
      </Form>
      <ErrorBanner problem={problem} />
    </AppModal>
  );
}
