import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '#shared/api/api-problem';
import { companySwitchAsked, loggedIn } from '#shared/session/session.slice';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type {
  CodeAsked,
  CompanyAsked,
  CompanyCard,
  DemoAccount,
  EnrollmentAsked,
  LogInReply,
} from '@covertrail/contracts/session/session.replies';
import type { AuthenticateDto, UpdatePasswordDto } from '@covertrail/contracts/session/session.inputs';

/** `challenge` is null within a session; `companies` until they are read. */
interface CompanyChoice {
  readonly challenge: string | null;
  readonly email: string;
  readonly companies: readonly CompanyCard[] | null;
  readonly pending: boolean;
  readonly problem: Problem | null;
}

/** A log-in that waits for a code of the app, or for an app [A17] [A18]. */
export type FactorStep = (CodeAsked | EnrollmentAsked) & { readonly email: string };

/** The log-in page: a password stays here only until a new one is chosen. */
export interface LoginState {
  readonly pending: boolean;
  readonly problem: Problem | null;
  /** Whose password has expired: opens the update. */
  readonly expired: string | null;
  readonly update: { readonly pending: boolean; readonly problem: Problem | null; readonly done: string | null };
  readonly accounts: readonly DemoAccount[];
  readonly factor: FactorStep | null;
  /** What the person with several companies chooses from, before a session begins or within one. */
  readonly choice: CompanyChoice | null;
  /** The page that asked for a log-in. */
  readonly from: string | null;
}

const NO_UPDATE: LoginState['update'] = { pending: false, problem: null, done: null };
const WITHIN_SESSION: CompanyChoice = { challenge: null, email: '', companies: null, pending: false, problem: null };
const initialState: LoginState = {
  pending: false,
  problem: null,
  expired: null,
  update: NO_UPDATE,
  accounts: [],
  factor: null,
  choice: null,
  from: null,
};

export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    loginOpened: (state, { payload }: PayloadAction<{ from: string | null }>): LoginState => ({
      ...state,
      problem: null,
      from: payload.from,
    }),
    loginSubmitted: (state, _: PayloadAction<AuthenticateDto>): LoginState => ({
      ...state,
      pending: true,
      problem: null,
      update: NO_UPDATE,
    }),
    passkeyAsked: (state): LoginState => ({ ...state, pending: true, problem: null, update: NO_UPDATE }),
    /** Who the person is was proved on another page. */
    proved: (state, _: PayloadAction<LogInReply>): LoginState => state,
    loginFailed: (state, { payload }: PayloadAction<Problem>): LoginState => ({
      ...state,
      pending: false,
      problem: payload,
      factor: null,
    }),
    factorAsked: (state, { payload }: PayloadAction<FactorStep>): LoginState => ({
      ...state,
      pending: false,
      factor: payload,
    }),
    /** The log-in goes on. */
    factorAnswered: (state, _: PayloadAction<{ readonly next: LogInReply; readonly email: string }>): LoginState => ({
      ...state,
      pending: true,
      factor: null,
    }),
    factorClosed: (state): LoginState => ({ ...state, factor: null }),
    passwordExpired: (state, { payload }: PayloadAction<string>): LoginState => ({
      ...state,
      pending: false,
      expired: payload,
    }),
    companyAsked: (state, { payload }: PayloadAction<CompanyAsked & { readonly email: string }>): LoginState => ({
      ...state,
      pending: false,
      choice: { ...payload, pending: false, problem: null },
    }),
    ownCompaniesRead(state, { payload }: PayloadAction<readonly CompanyCard[]>) {
      if (state.choice) state.choice.companies = [...payload];
    },
    companyChosen(state, _: PayloadAction<Uuid>) {
      if (state.choice) Object.assign(state.choice, { pending: true, problem: null });
    },
    companyChoiceFailed(state, { payload }: PayloadAction<Problem>) {
      if (state.choice) Object.assign(state.choice, { pending: false, problem: payload });
    },
    companyChoiceClosed: (state): LoginState => ({ ...state, choice: null }),
    passwordUpdateSubmitted: (state, _: PayloadAction<UpdatePasswordDto>): LoginState => ({
      ...state,
      update: { pending: true, problem: null, done: null },
    }),
    passwordUpdateFailed: (state, { payload }: PayloadAction<Problem>): LoginState => ({
      ...state,
      update: { pending: false, problem: payload, done: null },
    }),
    /** Carries the words of the server about it. */
    passwordUpdated: (state, { payload }: PayloadAction<string>): LoginState => ({
      ...state,
      expired: null,
      update: { pending: false, problem: null, done: payload },
    }),
    passwordUpdateClosed: (state): LoginState => ({ ...state, expired: null, update: NO_UPDATE }),
    demoAccountsRead: (state, { payload }: PayloadAction<readonly DemoAccount[]>): LoginState => ({
      ...state,
      accounts: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, (state) => ({ ...initialState, accounts: state.accounts }))
      .addCase(companySwitchAsked, (state): LoginState => ({ ...state, choice: WITHIN_SESSION })),
});

export const {
  loginOpened,
  loginSubmitted,
  passkeyAsked,
  proved,
  loginFailed,
  factorAsked,
  factorAnswered,
  factorClosed,
  passwordExpired,
  companyAsked,
  ownCompaniesRead,
  companyChosen,
  companyChoiceFailed,
  companyChoiceClosed,
  passwordUpdateSubmitted,
  passwordUpdateFailed,
  passwordUpdated,
  passwordUpdateClosed,
  demoAccountsRead,
} = loginSlice.actions;

export const selectLogin = (state: { readonly login: LoginState }): LoginState => state.login;
