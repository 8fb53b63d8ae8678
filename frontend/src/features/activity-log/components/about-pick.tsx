import { activityFeatures } from '@covertrail/contracts/activity-log/activity-log.calls';
import { viewQuery } from '#shared/api/call-request';
import { Select } from '#shared/ui/select.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface AboutPickProps {
  /** Empty while none is chosen. */
  readonly feature: string;
  readonly onChoose: (feature: string) => void;
}

/** What events are about. */
export function AboutPick({ feature, onChoose }: AboutPickProps) {
  const { rows } = useViewQuery(viewQuery(activityFeatures));
  return (
    <Select
      label="About"
      placeholder="About anything"
      clearable
      compact
      choices={rows.map(({ feature: value, about }) => ({ value, text: about }))}
      value={feature}
      onChange={onChoose}
    />
  );
}
