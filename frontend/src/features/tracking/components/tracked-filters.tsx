import { gapCounts } from '@covertrail/contracts/tracking/tracking.calls';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';
import { useProjectChoices, useTemplateChoices } from '#shared/choices/use-choices';
import { FilterLine } from '#shared/lists/filter-line.tsx';
import type { LineFilter } from '#shared/lists/line-filter';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { Select } from '#shared/ui/select.tsx';
import type { TrackedAddress } from '../tracked-address.hook.js';
import { ATTENTION, EXPIRIES, GROUP_WORDS, isGroup, STATUS_GROUPS } from '../tracked-groups.words.js';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.inputs';

const choicesOf = (groups: readonly TrackedGroup[]) => groups.map((value) => ({ value, text: GROUP_WORDS[value] }));

const STATUS_CHOICES = choicesOf([...STATUS_GROUPS, 'inactive', 'awaitingResponse']);
const EXPIRY_CHOICES = choicesOf(EXPIRIES);
const ATTENTION_CHOICES = choicesOf(ATTENTION);

interface PickProps {
  readonly label: string;
  readonly placeholder: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly search?: true;
}

const filterOf = (name: string, pick: PickProps, ofUnread = ''): LineFilter => ({
  name,
  label: pick.label,
  field: <Select clearable {...pick} />,
  chosen: pick.value === '' ? '' : (pick.choices.find(({ value }) => value === pick.value)?.text ?? ofUnread),
  onClear: () => pick.onChange(''),
});

/** Status, expiry and attention exclude each other: choosing one clears the others. */
function groupFilters({ group, groups, showGroup }: TrackedAddress): readonly LineFilter[] {
  const onChange = (value: string) => showGroup(isGroup(value) ? value : null);
  const among = (label: string, placeholder: string, choices: readonly { value: TrackedGroup; text: string }[]) =>
    filterOf(`group-${label}`, {
      label,
      placeholder,
      choices,
      value: choices.find(({ value }) => value === group)?.value ?? '',
      onChange,
    });
  const several = groups.length > 1 ? groups.map((each) => GROUP_WORDS[each]).join(' or ') : '';
  return [
    among('Status', 'All statuses', STATUS_CHOICES),
    among('Expiry', 'Any expiry', EXPIRY_CHOICES),
    among('Exceptions and reviews', 'Any', ATTENTION_CHOICES),
    // Codes of the address: no field chooses several.
    { name: 'group-several', label: 'Status', field: null, chosen: several, onClear: () => showGroup(null) },
  ];
}

/** The search and the filters of the list of suppliers. */
export function TrackedFilters({ address }: { readonly address: TrackedAddress }) {
  const { projectId, templateId, showProject, showTemplate } = address;
  const search = true;
  const gaps = useViewQuery(viewQuery(gapCounts)).rows;
  const lacking = {
    choices: gaps.map(({ kind, title }) => ({ value: kind, text: title })),
    value: address.gap ?? '',
    onChange: address.showGap,
    search,
  } as const;
  const projects = { choices: useProjectChoices(), value: projectId, onChange: showProject, search } as const;
  const templates = { choices: useTemplateChoices(), value: templateId, onChange: showTemplate, search } as const;
  return (
    <FilterLine
      search={<SearchBox label="Search suppliers" value={address.keyword} onSearch={address.search} />}
      filters={[
        ...groupFilters(address),
        filterOf('gap', { label: 'Missing', placeholder: 'Anything', ...lacking }, 'One cause'),
        filterOf('project', { label: 'Project', placeholder: 'All projects', ...projects }, 'One project'),
        filterOf('template', { label: 'Template', placeholder: 'All templates', ...templates }, 'One template'),
      ]}
      onClearAll={address.showAll}
    />
  );
}
