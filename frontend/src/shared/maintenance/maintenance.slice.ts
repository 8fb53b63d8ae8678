import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the product is maintained now, as the server said last; false until it said so [A13]. */
export const maintenanceSlice = createSlice({
  name: 'maintenance',
  initialState: false,
  reducers: { maintenanceRead: (_, { payload }: PayloadAction<boolean>) => payload },
});

export const { maintenanceRead } = maintenanceSlice.actions;

export const selectIsMaintained = (state: { readonly maintenance: boolean }): boolean => state.maintenance;
