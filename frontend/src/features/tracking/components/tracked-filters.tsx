import { Button } from 'semantic-ui-react';
import { useProjectChoices, useTemplateChoices } from '#shared/choices/use-choices';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { Select } from '#shared/ui/select.tsx';
import type { TrackedAddress } from '../tracked-address.hook.js';
import { ATTENTION, EXPIRIES, GROUP_WORDS, isGroup, STATUS_GROUPS } from '../tracked-groups.words.js';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';

const choicesOf = (groups: readonly TrackedGroup[]) => groups.map((value) => ({ value, text: GROUP_WORDS[value] }));

const STATUS_CHOICES = choicesOf([...STATUS_GROUPS, 'awaitingResponse']);
const EXPIRY_CHOICES = choicesOf(EXPIRIES);
const ATTENTION_CHOICES = choicesOf(ATTENTION);

const among = (group: TrackedGroup | null, groups: readonly { readonly value: string }[]): string =>
  groups.find(({ value }) => value === group)?.value ?? '';

/** The filters of the list of suppliers. Status, expiry and attention exclude each other: choosing one clears the others. */
export function TrackedFilters({ address }: { readonly address: TrackedAddress }) {
  const { group } = address;
  const pick = (value: string) => address.showGroup(isGroup(value) ? value : null);
  const status = among(group, STATUS_CHOICES);
  const expiry = among(group, EXPIRY_CHOICES);
  const attention = among(group, ATTENTION_CHOICES);
  return (
    <>
      <SearchBox label="Search suppliers" value={address.keyword} onSearch={address.search} />
      <Select
        label="Status"
        placeholder="All statuses"
        clearable
        compact
        choices={STATUS_CHOICES}
        value={status}
        onChange={pick}
      />
      <Select
        label="Expiry"
        placeholder="Any expiry"
        clearable
        compact
        choices={EXPIRY_CHOICES}
        value={expiry}
        onChange={pick}
      />
      <Select
        label="Exceptions and reviews"
        placeholder="Exceptions and reviews"
        clearable
        compact
        choices={ATTENTION_CHOICES}
        value={attention}
        onChange={pick}
      />
      <OriginFilters address={address} />
      {address.narrowed ? (
        <Button type="button" className="ghost" size="small" onClick={address.showAll}>
          Clear filters
        </Button>
      ) : null}
    </>
  );
}

function OriginFilters({
  address: { projectId, templateId, showProject, showTemplate },
}: {
  readonly address: TrackedAddress;
}) {
  const projects = useProjectChoices();
  const templates = useTemplateChoices();
  const common = { clearable: true, compact: true, search: true } as const;
  return (
    <>
      <Select
        {...common}
        label="Project"
        placeholder="All projects"
        choices={projects}
        value={projectId}
        onChange={showProject}
      />
      <Select
        {...common}
        label="Template"
        placeholder="All templates"
        choices={templates}
        value={templateId}
        onChange={showTemplate}
      />
    </>
  );
}
