import { useMemo } from 'react';
import {
  addSupplierContact,
  reviseSupplierContact,
} from '@covertrail/contracts/supplier-contact/supplier-contact.calls';
import type { SupplierContactRow } from '@covertrail/contracts/supplier-contact/supplier-contact.replies';
import { commandOf } from '#shared/api/call-request';
import { BookNames } from '#shared/books/book-names.tsx';
import { useCommandRequest } from '#shared/commands/use-command';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { TextField } from '#shared/forms/text-field.tsx';
import { useFieldForm } from '#shared/forms/use-field-form';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import {
  newContact,
  SUPPLIER_CONTACT_RULES,
  valuesOf,
  type SupplierContactValues,
} from '../supplier-contact-values.form.js';

const FORM = 'supplier-contact-form';

const FIELDS = [
  { name: 'supplierName', label: 'Supplier name', required: true, note: '' },
  { name: 'supplierNumber', label: 'Supplier ID', required: false, note: 'Your own number of the supplier.' },
  { name: 'email', label: 'E-mail', required: true, note: 'Requests for coverage go there.' },
  { name: 'ccEmails', label: 'Cc', required: false, note: 'E-mail addresses, with commas between them.' },
  { name: 'contactName', label: 'Contact', required: false, note: '' },
  { name: 'phone', label: 'Phone', required: false, note: '' },
  { name: 'address', label: 'Address', required: false, note: '' },
] as const;

interface SupplierContactModalProps {
  /** Null adds a new one. */
  readonly contact: SupplierContactRow | null;
  readonly books: readonly string[];
  readonly startBook: string;
  readonly onClose: () => void;
}

/** Adds or edits a supplier of the address book. */
export default function SupplierContactModal({ contact, books, startBook, onClose }: SupplierContactModalProps) {
  const command = useCommandRequest(contact ? `supplier-contact/${contact.id}` : 'supplier-contact/add', {
    onSettled: onClose,
  });
  const problem = useMemo(
    () => problemAtField(command.problem, 'SUPPLIER_CONTACT.TAKEN', 'supplierName'),
    [command.problem],
  );
  const { register, formState, handleSubmit } = useFieldForm<SupplierContactValues>({
    rules: SUPPLIER_CONTACT_RULES,
    defaults: contact ? valuesOf(contact) : newContact(startBook),
    problem,
  });
  const send = handleSubmit((body) => {
    const toast = `${body.supplierName.trim()} was saved.`;
    command.submit(
      contact
        ? commandOf(reviseSupplierContact, { params: { id: contact.id }, body, ifMatch: contact.revision, toast })
        : commandOf(addSupplierContact, { body, toast }),
    );
  });
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        Cancel
      </Button>
      <Button type="submit" form={FORM} primary loading={command.pending} disabled={command.pending}>
        {contact ? 'Save' : 'Add supplier'}
      </Button>
    </>
  );
  return (
    <AppModal
      open
      title={contact ? `Edit ${contact.supplierName}` : 'Add supplier'}
      actions={actions}
      onClose={onClose}
    >
      <Form id={FORM} noValidate onSubmit={() => void send()}>
        {FIELDS.map(({ name, label, required, note }) => (
          <TextField
            key={name}
            id={`contact-${name}`}
            label={label}
            required={required}
            note={note}
            dir="auto"
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ))}
        <TextField
          id="contact-bookName"
          label="Address book"
          required
          list="contact-books"
          dir="auto"
          note="A new name makes a new book."
          error={formState.errors.bookName?.message}
          {...register('bookName')}
        />
        <BookNames id="contact-books" names={books} />
      </Form>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}
