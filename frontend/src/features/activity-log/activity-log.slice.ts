import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ActivityFilterDto } from '@covertrail/contracts/activity-log/activity-log.inputs';
import type { Problem } from '#shared/api/api-problem';
import type { Asked } from '#shared/api/call-request';
import { loggedOut } from '#shared/session/session.slice';

export interface ActivityLogState {
  /** A file is on its way. */
  readonly exporting: boolean;
  readonly problem: Problem | null;
}

const initialState: ActivityLogState = { exporting: false, problem: null };

/** How the export stands; the rows themselves are a view. */
export const activityLogSlice = createSlice({
  name: 'activityLog',
  initialState,
  reducers: {
    /** Everything that these filters leave, as a file. */
    logExportAsked: (_state, _: PayloadAction<Asked<ActivityFilterDto>>): ActivityLogState => ({
      exporting: true,
      problem: null,
    }),
    logExported: (): ActivityLogState => initialState,
    logExportFailed: (_state, { payload }: PayloadAction<Problem>): ActivityLogState => ({
      exporting: false,
      problem: payload,
    }),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const { logExportAsked, logExported, logExportFailed } = activityLogSlice.actions;

export const selectActivityLog = (state: { readonly activityLog: ActivityLogState }): ActivityLogState =>
  state.activityLog;
