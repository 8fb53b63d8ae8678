import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AfterLogOut, LeftBecause, SessionState, SessionUser } from './session.types.js';
import type { Role } from './role.js';
import type { Agreement, DismissedGuide } from '@covertrail/domain/user/user.contract';

const initialState: SessionState = { status: 'out', user: null, role: null };

/** Who is logged in, and in which role. Feature `session` changes it; every feature may read it. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The server accepted e-mail and password; the token is already stored. */
    loggedIn: (_state, { payload }: PayloadAction<{ user: SessionUser; role: Role }>): SessionState => ({
      status: 'in',
      ...payload,
    }),
    /** A stored session is being checked with the server. */
    sessionResumed: (_state, { payload }: PayloadAction<{ user: SessionUser; role: Role }>): SessionState => ({
      status: 'checking',
      ...payload,
    }),
    /** The page is asking whether this browser has a session. */
    sessionSought: (): SessionState => ({ ...initialState, status: 'checking' }),
    userDetailed: (state, { payload }: PayloadAction<SessionUser>): SessionState => ({
      ...state,
      status: state.status === 'checking' ? 'in' : state.status,
      user: payload,
    }),
    /** The page has told the server, or does so now. */
    guideDismissed(state, { payload }: PayloadAction<Omit<DismissedGuide, 'companyId'>>) {
      if (state.user) state.user.dismissedGuides = [...(state.user.dismissedGuides ?? []), payload];
    },
    /** The server has recorded it. */
    termsAccepted(state, { payload }: PayloadAction<Agreement>) {
      if (state.user) state.user.termsToAccept = state.user.termsToAccept.filter((agreement) => agreement !== payload);
    },
    /** `meta.to` is the page that needs the switch of role. */
    roleSwitched: {
      reducer(state, { payload }: PayloadAction<Role, string, { readonly to: string | null }>) {
        if (state.user?.roles.includes(payload)) state.role = payload;
      },
      prepare: (role: Role, to: string | null = null) => ({ payload: role, meta: { to } }),
    },
    /** Starts the log-out; `loggedOut` then removes everything of the session. */
    logoutAsked: {
      reducer: (state) => state,
      /** `to`: where it leads; null stays on the page. */
      prepare: (to: AfterLogOut | null = '/login', because: LeftBecause = 'asked') => ({ payload: { to, because } }),
    },
    /** Opens the choice of the company for which the person goes on [A02]. */
    companySwitchAsked: (state) => state,
    loggedOut: {
      reducer: (_state, { payload }: PayloadAction<Required<Pick<SessionState, 'leftFor' | 'leftBecause'>>>) => ({
        ...initialState,
        ...payload,
      }),
      prepare: (leftFor: AfterLogOut = '/login', leftBecause: LeftBecause = 'asked') => ({
        payload: { leftFor, leftBecause },
      }),
    },
    /** Nothing was done for so long that the session ends; `sessionEnded` follows. */
    idleEnded: (state) => state,
    /** The server no longer accepts the token. A page that is not logged in has nothing to end. */
    sessionEnded(state) {
      if (state.status !== 'out') state.status = 'ended';
    },
  },
});

export const {
  loggedIn,
  sessionResumed,
  sessionSought,
  userDetailed,
  guideDismissed,
  termsAccepted,
  roleSwitched,
  logoutAsked,
  companySwitchAsked,
  loggedOut,
  idleEnded,
  sessionEnded,
} = sessionSlice.actions;
