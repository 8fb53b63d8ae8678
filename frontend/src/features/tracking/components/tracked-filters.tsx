import { Button } from 'semantic-ui-react';
import { useProjectChoices, useTemplateChoices } from '../../../shared/choices/use-choices.js';
import { SearchBox } from '../../../shared/ui/search-box.js';
import { Select } from '../../../shared/ui/select.js';
import type { TrackedAddress } from '../tracked-address.hook.js';
import { EXPIRIES, GROUP_WORDS, isGroup, STANDINGS, type TrackedGroup } from '../tracked-groups.words.js';

const choicesOf = (groups: readonly TrackedGroup[]) => groups.map((value) => ({ value, text: GROUP_WORDS[value] }));

const STATUS_CHOICES = choicesOf([...STANDINGS, 'awaitingResponse']);
const EXPIRY_CHOICES = choicesOf(EXPIRIES);

const among = (group: TrackedGroup | null, groups: readonly { readonly value: string }[]): string =>
  groups.find(({ value }) => value === group)?.value ?? '';

/** What narrows the list of suppliers. Status and expiry are one question: choosing one clears the other. */
export function TrackedFilters({ address }: { readonly address: TrackedAddress }) {
  const projects = useProjectChoices();
  const templates = useTemplateChoices();
  const { group, keyword, projectId, templateId } = address;
  const pick = (value: string) => address.showGroup(isGroup(value) ? value : null);
  return (
    <>
      <SearchBox label="Search suppliers" value={keyword} onSearch={address.search} />
      <Select label="Status" placeholder="All statuses" clearable compact choices={STATUS_CHOICES} value={among(group, STATUS_CHOICES)} onChange={pick} />
      <Select label="Expiry" placeholder="Any expiry" clearable compact choices={EXPIRY_CHOICES} value={among(group, EXPIRY_CHOICES)} onChange={pick} />
      <Select label="Project" placeholder="All projects" clearable compact search choices={projects} value={projectId} onChange={address.showProject} />
      <Select label="Template" placeholder="All templates" clearable compact search choices={templates} value={templateId} onChange={address.showTemplate} />
      {address.narrowed ? <Button type="button" className="ghost" size="small" onClick={address.showAll}>Clear filters</Button> : null}
    </>
  );
}
