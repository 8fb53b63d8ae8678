import { controlList, controlText, controlValue } from '../control-text.js';
import type { ControlValues } from '../control-values.port.js';
import { getControl, listControl } from './control.js';
import type { OpenFile } from './open-file.js';

export const controlValuesIn = ({ reading, writer }: OpenFile): ControlValues => ({
  getControl: async <Value>(key: string) => controlValue<Value>(getControl(reading, key)),
  setControl: async (key, value) => writer.call('setControl', key, controlText(value)),
  listControl: async <Value>(prefix: string) => controlList<Value>(listControl(reading, prefix)),
  deleteControl: (key) => writer.call('deleteControl', key),
});
