import { useSearchParams } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { SearchField } from '#shared/forms/search-field.tsx';
import { Panel } from '#shared/ui/panel.tsx';

const OFFERED = 8;
const queryOf = (keyword: string) => viewQuery(clientList, { query: { keyword, size: OFFERED } });
const optionOf = ({ insuredId, name, policyCount }: ClientRow) => ({
  id: insuredId,
  title: name,
  detail: plural(policyCount, 'policy', 'policies'),
});

/** The client for which a policy is added, where the address does not name it. */
export function ClientChoice() {
  const [, setParams] = useSearchParams();
  return (
    <Panel title="For which client?">
      <div className="panel-body ui form">
        <SearchField
          id="policy-client"
          label="Client"
          required
          chosen=""
          onChoose={(client) => (client ? setParams({ insured: client.insuredId }) : undefined)}
          queryOf={queryOf}
          optionOf={optionOf}
          hint="Type the first letters of its name."
        />
      </div>
    </Panel>
  );
}
