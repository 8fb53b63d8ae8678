import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState, SessionUser } from './session.types.js';
import type { Role } from './role.js';

const initialState: SessionState = { status: 'out', user: null, role: null };

/** Who is logged in, and in which role. Feature `session` drives it; every feature may read it. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The server accepted email and password; the token is kept already. */
    loggedIn: (_state, { payload }: PayloadAction<{ user: SessionUser; role: Role }>): SessionState => ({ status: 'in', ...payload }),
    /** A kept session is being checked with the server. */
    sessionResumed: (_state, { payload }: PayloadAction<{ user: SessionUser; role: Role }>): SessionState => ({ status: 'checking', ...payload }),
    /** It is found out whether this browser has a session. */
    sessionSought: (): SessionState => ({ ...initialState, status: 'checking' }),
    userDetailed: (state, { payload }: PayloadAction<SessionUser>): SessionState =>
      ({ ...state, status: state.status === 'checking' ? 'in' : state.status, user: payload }),
    /** `meta.to` is the page for whose sake the role is switched. */
    roleSwitched: {
      reducer(state, { payload }: PayloadAction<Role, string, { readonly to: string | null }>) {
        if (state.user?.roles.includes(payload)) state.role = payload;
      },
      prepare: (role: Role, to: string | null = null) => ({ payload: role, meta: { to } }),
    },
    /** Asks for it; everything of the session is gone with `loggedOut`. */
    logoutAsked: (state) => state,
    loggedOut: (): SessionState => initialState,
    /** The server no longer takes the token. A page that is not logged in has nothing to end. */
    sessionEnded(state) {
      if (state.status !== 'out') state.status = 'ended';
    },
  },
});

export const { loggedIn, sessionResumed, sessionSought, userDetailed, roleSwitched, logoutAsked, loggedOut, sessionEnded } = sessionSlice.actions;
