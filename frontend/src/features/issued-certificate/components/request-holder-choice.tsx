import { requestHolders } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import type { RequestHolder } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { viewQuery } from '#shared/api/call-request';
import { SelectField } from '#shared/forms/select-field.tsx';
import { dayFormat } from '#shared/format/day-format';
import { useViewQuery } from '#shared/views/use-view-query';

interface RequestHolderChoiceProps {
  readonly insuredId: string;
  /** Of the chosen request; empty where there is none. */
  readonly value: string;
  readonly onChoose: (chosen: RequestHolder | null) => void;
}

const textOf = ({ requesterName, projectName, dueOn }: RequestHolder): string =>
  `${requesterName}, ${projectName}, due on ${dayFormat(dueOn)}`;

/** Takes the holder from an open request of the client, whose requester then has the certificate too; nothing where none is open [E03]. */
export function RequestHolderChoice({ insuredId, value, onChoose }: RequestHolderChoiceProps) {
  const { rows } = useViewQuery(viewQuery(requestHolders, { query: { insuredCompanyId: insuredId } }));
  if (rows.length === 0) return null;
  return (
    <SelectField
      id="certificate-request"
      label="Holder of a request"
      choices={[
        { value: '', text: 'None: from an address book, or entered' },
        ...rows.map((each) => ({ value: each.requestId, text: textOf(each) })),
      ]}
      value={value}
      note="Fills in the holder, and the requester has the certificate too."
      onChange={(requestId) => onChoose(rows.find((each) => each.requestId === requestId) ?? null)}
    />
  );
}
