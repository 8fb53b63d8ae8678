import type { Contact, SupplierContacts } from '@covertrail/contracts/tracking/tracking.replies';
import { addressText } from '#shared/format/address-text';
import { Panel } from '#shared/ui/panel.tsx';

/** Whom to ask: those who manage the supplier's account, and its agency. */
export function SupplierContactsPanel({
  contacts: { supplierName, address, people, agency },
}: {
  readonly contacts: SupplierContacts;
}) {
  return (
    <Panel title="Contacts">
      <div className="panel-body supplier-contacts">
        <section aria-label={supplierName}>
          <h3>{supplierName}</h3>
          <p className="sub">{addressText(address)}</p>
          {people.length === 0 ? <p className="sub">Nobody of this company has an account yet.</p> : null}
          {people.map((person) => (
            <ContactLine key={person.id} person={person} />
          ))}
        </section>
        <section aria-label="Agent">
          <h3>{agency ? agency.name : 'No agent'}</h3>
          <p className="sub">{agency ? addressText(agency.address) : 'No agency represents this supplier.'}</p>
          {agency?.agent ? <ContactLine person={agency.agent} /> : null}
        </section>
      </div>
    </Panel>
  );
}

function ContactLine({ person: { name, email, phone } }: { readonly person: Contact }) {
  return (
    <p>
      {name}{' '}
      <a className="text-link" href={`mailto:${email}`}>
        {email}
      </a>
      {phone ? <span className="num sub"> {phone}</span> : null}
    </p>
  );
}
