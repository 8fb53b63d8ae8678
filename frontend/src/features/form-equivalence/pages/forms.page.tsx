import { FileCheck, Plus } from 'lucide-react';
import { formList } from '@covertrail/contracts/form-equivalence/form-equivalence.calls';
import type { FormListDto } from '@covertrail/contracts/form-equivalence/form-equivalence.inputs';
import { FORM_LINES } from '@covertrail/domain/insurance/forms/form-index';
import { ENTRY_SCOPES } from '@covertrail/domain/fields/form-entry-fields';
import { formLineText } from '@covertrail/wording/form-equivalence/form-index-words';
import { isExclusion, scopeText } from '@covertrail/wording/insurance/form-scope-words';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { defineList, type ListFilter } from '#shared/lists/list';
import { ListPage } from '#shared/lists/list-page.tsx';
import { useAddress } from '#shared/navigation/use-address';
import { useMay } from '#shared/session/use-may';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { FORM_COLUMNS, formPath } from '../components/form-columns.js';
import { ENTRIES_BY_MANAGERS } from '../entry-state.words.js';
import { newEntry } from '../form-entry.form.js';
import '../forms.css';

const FormEntryModal = lateDialog(() => import('../components/form-entry.modal.js'));

type Scope = NonNullable<FormListDto['scope']>;
const SCOPES: ListFilter<'scope', Scope> = {
  name: 'scope',
  label: 'Gives',
  all: 'Whatever it gives',
  choices: [
    ...ENTRY_SCOPES.filter((scope) => !isExclusion(scope)).map((scope) => ({ value: scope, text: scopeText(scope) })),
    { value: 'exclusion', text: 'Excludes something' },
  ],
};

const FORMS = defineList({
  name: 'forms',
  label: 'Forms',
  asks: viewQuery(formList),
  columns: FORM_COLUMNS,
  order: { column: 'number', descending: false },
  search: 'Number, title or what it gives',
  filters: [
    {
      name: 'origin',
      label: 'Whose',
      all: 'All',
      asButtons: true,
      choices: [
        { value: 'own', text: 'Your entries' },
        { value: 'product', text: 'Product' },
      ],
    },
    SCOPES,
    {
      name: 'line',
      label: 'Line',
      all: 'All lines',
      choices: FORM_LINES.map((line) => ({ value: line, text: formLineText(line) })),
    },
  ],
  opens: ({ number }) => formPath(number),
  exportsAll: true,
  empty: { title: 'No forms', icon: FileCheck },
  noMatch: {
    title: 'No forms match',
    text: 'A manager of your company can add a form that nobody knows.',
    clears: true,
  },
});

/** The address that opens the dialog for a form as it was entered on a policy of a line. */
const ADD = 'add';

/** What endorsement forms give, by number and edition: what the product knows, and what the company itself says. */
export default function FormsPage() {
  const today = useToday();
  const address = useAddress();
  const mayChange = useMay('manageForms');
  const adding = mayChange ? address.get(ADD) : null;
  const close = () => address.change({ [ADD]: null, form: null, on: null });
  const add = mayChange ? (
    <Button type="button" primary onClick={() => address.change({ [ADD]: 1 })}>
      <Plus size={16} aria-hidden /> Add a form
    </Button>
  ) : null;
  return (
    <ListPage
      list={FORMS}
      actions={add}
      sub={(total) =>
        `What endorsement forms give, by number and edition. ${mayChange ? 'Your own entries come first.' : ENTRIES_BY_MANAGERS}${total === null ? '' : ` ${plural(total, 'row')}.`}`
      }
    >
      {adding === null ? null : (
        <FormEntryModal
          entry={null}
          start={newEntry(address.get('form') ?? '', address.get('on') ?? '', today)}
          onClose={close}
        />
      )}
    </ListPage>
  );
}
