import type { ChangedChoice } from '@covertrail/domain/selection/selection.contract';
import type { SelectionDto } from '@covertrail/contracts/selection/selection.inputs';

/** The change that a call asks for; what it leaves out stays as it is. */
export const changeOf = (given: SelectionDto, includeLater: boolean | undefined): ChangedChoice => ({
  selectAll: given.selectAll ?? false,
  clearPrevious: given.clearPrevious ?? false,
  add: given.newAddedList ?? [],
  remove: given.removeList ?? [],
  ...(includeLater === undefined ? {} : { includeLater }),
});
