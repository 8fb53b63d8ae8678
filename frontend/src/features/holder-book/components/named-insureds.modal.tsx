import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { namedInsureds, stateNamedInsureds } from '@covertrail/contracts/named-insured/named-insured.calls';
import type { StatedNamedInsureds } from '@covertrail/contracts/named-insured/named-insured.replies';
import { INSURED_TEXT_LIMIT } from '@covertrail/domain/insurance/terms/printed-box';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { TextField } from '#shared/forms/text-field.tsx';
import { useMay } from '#shared/session/use-may';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Radio } from '#shared/ui/checkbox.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import './named-insureds.css';

const FORM = 'named-insureds-form';

interface NamedInsuredsProps {
  /** The client; absent for the reader's company. */
  readonly insuredCompanyId?: string | undefined;
  readonly onClose: () => void;
}

/** The names under which a client is insured, one of which is the primary; for those who may only read, it shows them [G08]. */
export default function NamedInsureds({ insuredCompanyId, onClose }: NamedInsuredsProps) {
  const query = insuredCompanyId ? { insuredCompanyId } : {};
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(namedInsureds, { query }));
  if (body) return <NamesForm stated={body} query={query} onClose={onClose} />;
  return (
    <AppModal open title="Named insureds" onClose={onClose}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading named insureds" /> : null}
    </AppModal>
  );
}

interface NamesFormProps {
  readonly stated: StatedNamedInsureds;
  readonly query: { readonly insuredCompanyId?: string };
  readonly onClose: () => void;
}

interface Name {
  readonly key: string;
  readonly text: string;
}

const nameOf = (text: string): Name => ({ key: crypto.randomUUID(), text });

function NamesForm({ stated, query, onClose }: NamesFormProps) {
  const mayKeep = useMay(stateNamedInsureds);
  const [names, setNames] = useState<readonly Name[]>(() =>
    [stated.primary, ...stated.further].filter((text) => text !== '').map(nameOf),
  );
  const [primary, setPrimary] = useState(names[0]?.key ?? '');
  const command = useCommand(stateNamedInsureds, 'named-insureds', { onSettled: onClose });
  const change = (key: string, text: string) =>
    setNames(names.map((name) => (name.key === key ? { ...name, text } : name)));
  const remove = (key: string) => {
    const left = names.filter((name) => name.key !== key);
    setNames(left);
    if (key === primary) setPrimary(left[0]?.key ?? '');
  };
  const add = () => {
    const name = nameOf('');
    setNames([...names, name]);
    if (names.length === 0) setPrimary(name.key);
  };
  const save = () => {
    const given = names.filter(({ text }) => text.trim() !== '');
    const first = given.find(({ key }) => key === primary) ?? given[0];
    command.submit({
      body: {
        ...query,
        primary: first?.text.trim() ?? '',
        further: given.filter((name) => name !== first).map(({ text }) => text.trim()),
      },
      ...(stated.revision === null ? {} : { ifMatch: stated.revision }),
      toast: 'The named insureds were saved.',
    });
  };
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={command.pending}>
        {mayKeep ? 'Cancel' : 'Close'}
      </Button>
      {mayKeep ? (
        <Button type="submit" form={FORM} primary loading={command.pending} disabled={command.pending}>
          Save
        </Button>
      ) : null}
    </>
  );
  return (
    <AppModal open title="Named insureds" actions={actions} onClose={onClose}>
      <p className="sub">
        The names under which the company is insured. An entry of the address book states those of its certificates; the
        primary one comes first.
      </p>
      <Form id={FORM} noValidate onSubmit={save}>
        {names.length === 0 ? <p>No named insureds yet.</p> : null}
        <ul className="named-insureds">
          {names.map((name, at) => (
            <NameRow
              key={name.key}
              name={name}
              place={at + 1}
              isPrimary={name.key === primary}
              disabled={!mayKeep}
              onChange={(text) => change(name.key, text)}
              onPrimary={() => setPrimary(name.key)}
              onRemove={() => remove(name.key)}
            />
          ))}
        </ul>
        {mayKeep && names.length < 51 ? (
          <Button type="button" size="small" onClick={add}>
            <Plus size={14} aria-hidden /> Add named insured
          </Button>
        ) : null}
      </Form>
      <ErrorBanner problem={command.problem} />
    </AppModal>
  );
}

interface NameRowProps {
  readonly name: Name;
  /** From 1. */
  readonly place: number;
  readonly isPrimary: boolean;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
  readonly onPrimary: () => void;
  readonly onRemove: () => void;
}

function NameRow({ name: { key, text }, place, isPrimary, disabled, onChange, onPrimary, onRemove }: NameRowProps) {
  return (
    <li>
      <TextField
        id={`named-insured-${key}`}
        label={`Named insured ${place}`}
        value={text}
        maxLength={INSURED_TEXT_LIMIT}
        dir="auto"
        autoComplete="off"
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
      <Radio
        id={`primary-${key}`}
        name="primary"
        label="Primary"
        value={key}
        checked={isPrimary}
        disabled={disabled}
        onChange={onPrimary}
      />
      {disabled ? null : (
        <Button
          type="button"
          size="small"
          className="ghost"
          aria-label={`Remove named insured ${place}`}
          onClick={onRemove}
        >
          <Trash2 size={15} aria-hidden />
        </Button>
      )}
    </li>
  );
}
