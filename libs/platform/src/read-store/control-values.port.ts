/** Small control documents outside any projection (aliases, parked events, quarantined keys): JSON under a key. */
export interface ControlValues {
  getControl<Value>(key: string): Promise<Value | null>;
  setControl(key: string, value: unknown): Promise<void>;
  listControl<Value>(prefix: string): Promise<{ readonly key: string; readonly value: Value }[]>;
  deleteControl(key: string): Promise<void>;
}
