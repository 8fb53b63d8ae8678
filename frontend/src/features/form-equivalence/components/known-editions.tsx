import type { FormDetails } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import {
  CONFIDENCE_WORDS,
  editionTexts,
  FORM_SOURCE_WORDS,
  formLineText,
} from '@covertrail/wording/form-equivalence/form-index-words';
import { scopeText } from '@covertrail/wording/insurance/form-scope-words';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { ScopeList } from './scope-list.js';

/** What the index of the product knows of each edition: what it gives, what to check, where that was found. */
export function KnownEditions({ forms }: { readonly forms: FormDetails['known'] }) {
  return (
    <Panel title="What the product knows">
      {forms.length === 0 ? (
        <EmptyState title="The index of the product does not know this form">
          Where a policy names it, its finding needs manual review unless an entry of yours says what it gives.
        </EmptyState>
      ) : (
        <ul className="form-known">
          {forms.map((form) => (
            <Edition key={form.editions.join()} form={form} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Edition({
  form: { editions, line, title, scopes, arguable = [], only, ofCarrier, note, confidence, sources },
}: {
  readonly form: FormDetails['known'][number];
}) {
  const { text, meaning } = CONFIDENCE_WORDS[confidence];
  return (
    <li>
      <h3>
        {editionTexts(editions).join(', ')} <Chip label={text} tone={confidence === 'confirmed' ? 'ok' : 'warn'} />
      </h3>
      <p>
        {title} · {formLineText(line)}
      </p>
      <ScopeList gives={scopes} doesNotGive={[]} />
      {arguable.length > 0 ? <p>Needs manual review for: {arguable.map(scopeText).join('; ')}.</p> : null}
      {only ? <p>Written only for {only}.</p> : null}
      {ofCarrier ? <p>A carrier’s own form: its text decides, so it needs manual review.</p> : null}
      {note ? <p>{note}.</p> : null}
      <p className="sub">
        {meaning}
        {sources.length > 0 ? ` Sources: ${sources.map((source) => FORM_SOURCE_WORDS[source]).join('; ')}.` : ''}
      </p>
    </li>
  );
}
