import { MANAGEMENT_SYSTEMS } from '@covertrail/domain/fields/agent-fields';

/** The choice of a system that is not listed, which is then entered by its name [A08]. */
export const OTHER_SYSTEM = 'Other';

export const SYSTEM_CHOICES = [...MANAGEMENT_SYSTEMS, OTHER_SYSTEM].map((name) => ({ value: name, text: name }));

/** A system as two fields show it: one of the list, or the name of another. */
export interface ChosenSystem {
  readonly managementSystem: string;
  readonly otherSystem: string;
}

export const chosenSystem = (name: string): ChosenSystem =>
  name === '' || MANAGEMENT_SYSTEMS.some((listed) => listed === name)
    ? { managementSystem: name, otherSystem: '' }
    : { managementSystem: OTHER_SYSTEM, otherSystem: name };

export const nameOfSystem = ({ managementSystem, otherSystem }: ChosenSystem): string =>
  managementSystem === OTHER_SYSTEM ? otherSystem : managementSystem;
