import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import { LedgerProofs } from '@covertrail/platform/ledger/ledger-proofs';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { NewAccounts } from './accounts/new-accounts.service.js';
import { NewCredentials } from './accounts/new-credentials.service.js';
import { NewPasswords } from './accounts/new-passwords.service.js';
import { OpenInvitations } from './accounts/open-invitations.service.js';
import { CompanyTaxIds } from './accounts/company-tax-ids.service.js';
import { RegisterCompanyHandler } from './accounts/register-company.command.js';
import { RegisterUserHandler } from './accounts/register-user.command.js';
import { AccessGuard } from './auth/access.guard.js';
import { CommandIdGuard } from './auth/command-id.guard.js';
import { Grants } from './auth/grants.service.js';
import { Representations } from './auth/representations.service.js';
import { PolicyShares } from './auth/policy-shares.service.js';
import { ShareReadings } from './shown-shares/share-readings.service.js';
import { ShownShares } from './shown-shares/shown-shares.reader.js';
import { GonePolicies } from './other-agencies/gone-policies.reader.js';
import { KnownPolicies } from './other-agencies/known-policies.reader.js';
import { OtherAgencies } from './other-agencies/other-agencies.service.js';
import { StoppedAddresses } from './mail/stopped-addresses.service.js';
import { Agents } from './auth/agents.service.js';
import { Insureds } from './auth/insureds.service.js';
import { JwtStrategy } from './auth/jwt.strategy.js';
import { Rights } from './auth/rights.service.js';
import { TokenGuard } from './auth/token.guard.js';
import { Tokens } from './auth/tokens.service.js';
import {
  ASSESSOR_PROGRESS,
  CLOCK,
  CONTROL,
  DEMO,
  EVENTS,
  FEATURE_GRANTS,
  FILE_PATHS,
  FILES,
  HEALTH,
  JWT_KEY,
  LIMITS,
  LIVE_FEED,
  LOG,
  MAILBOX,
  OPENAPI,
  OPERATED_PRODUCT,
  PAYMENTS,
  PDF_READING,
  PUBLIC_URL,
  SENDS_MAIL,
  SERVICE,
  SIGN_ON,
  STORES,
  VAULT,
  VIRUS_SCAN,
  ADDRESS_DIRECTORY,
} from './tokens/tokens.js';
import { CurePlans } from './cure-plans/cure-plans.service.js';
import { SheetWriter } from './spreadsheets/sheet-writer.service.js';
import { FEATURE_REACTIONS, GRANTS, MODULES, PROBLEMS } from './features/features.js';
import { FileReaders } from './file-readers/file-readers.service.js';
import type { ApiSetup } from './api-setup.js';
import { ledgerProofs } from './composition/ledger.js';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import { DataInterceptor } from './http/data.interceptor.js';
import { inputPipe } from './http/input.pipe.js';
import { ProblemFilter } from './server/problem.filter.js';
import { TurnsInterceptor } from './server/turns.interceptor.js';
import { CallsGuard } from './limits/calls.guard.js';
import { LookUpInterceptor } from './limits/look-up.interceptor.js';
import { LookUps } from './limits/look-ups.service.js';
import { LogInAttempts } from './limits/log-in-attempts.service.js';
import { AccessLinks } from './links/access-links.service.js';
import { AssessmentInputsLoader } from './assessment-inputs/assessment-inputs.loader.js';
import { TrackingsByView } from './assessment-inputs/trackings-by-view.reader.js';
import { LiveGateway } from './live/live.gateway.js';
import { NamesService } from './naming/names.service.js';
import { declaredRoutes } from './openapi/declared-routes.js';
import { openApiDocument } from './openapi/openapi-document.js';
import { MaintenanceGuard } from './maintained/maintenance.guard.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import { IssuingAgain } from './issuing-again/issuing-again.reader.js';
import { PdfReader } from './pdf-files/pdf-reader.service.js';
import { PendingSignUps } from './sign-ups/pending-sign-ups.service.js';
import { PinnedViewsInterceptor } from './views/pinned-views.interceptor.js';
import { Views } from './views/views.service.js';
import { WholeViews } from './views/whole-views.service.js';
import { ForwardHandler } from './forwarding/forward.command.js';
import { AddToScheduleHandler } from './schedules/add-to-schedule.command.js';
import { ReviseScheduledHandler } from './schedules/revise-scheduled.command.js';
import { ListPageHandler } from './lists/list.query.js';
import { WHAT_IFS } from './what-if/what-if-providers.js';

/** What no feature asks for itself. */
const OWN_SERVICES: readonly Provider[] = [
  RegisterCompanyHandler,
  RegisterUserHandler,
  ForwardHandler,
  AddToScheduleHandler,
  ReviseScheduledHandler,
  ListPageHandler,
  ...FEATURE_REACTIONS.map(({ provider }) => provider),
  LookUps,
  JwtStrategy,
];

/** What features share. */
const SHARED_SERVICES: readonly Provider[] = [
  PendingSignUps,
  NewAccounts,
  NewCredentials,
  NewPasswords,
  OpenInvitations,
  CompanyTaxIds,
  Rights,
  Representations,
  Grants,
  PolicyShares,
  ShownShares,
  IssuingAgain,
  ShareReadings,
  OtherAgencies,
  KnownPolicies,
  GonePolicies,
  StoppedAddresses,
  Insureds,
  Agents,
  Tokens,
  LogInAttempts,
  LiveGateway,
  TrackingsByView,
  CurePlans,
  FileReaders,
  PdfReader,
  SheetWriter,
  ...WHAT_IFS,
  {
    provide: NamesService,
    useFactory: (views: Views, representations: Representations, deciders: DeciderStore) =>
      new NamesService(views, representations, deciders),
    inject: [Views, Representations, DeciderStore],
  },
];

/** What every request passes, in this order. */
const perRequest = (log: Logger): Provider[] => [
  { provide: APP_GUARD, useClass: TokenGuard },
  { provide: APP_GUARD, useClass: CallsGuard },
  { provide: APP_GUARD, useClass: AccessGuard },
  { provide: APP_GUARD, useClass: MaintenanceGuard },
  { provide: APP_GUARD, useClass: CommandIdGuard },
  { provide: APP_INTERCEPTOR, useClass: TurnsInterceptor },
  { provide: APP_INTERCEPTOR, useClass: PinnedViewsInterceptor },
  { provide: APP_INTERCEPTOR, useClass: DataInterceptor },
  { provide: APP_INTERCEPTOR, useClass: LookUpInterceptor },
  { provide: APP_PIPE, useFactory: inputPipe },
  { provide: APP_FILTER, useFactory: () => new ProblemFilter(PROBLEMS, log) },
];

/** Composition root of the API: HTTP and sockets over an open infrastructure. */
@Module({})
export class AppModule {
  static forApi(setup: ApiSetup): DynamicModule {
    const foundation = [...foundationOf(setup), ...OF_ROUTES];
    return {
      module: AppModule,
      global: true,
      imports: [
        CqrsModule.forRoot(),
        PassportModule,
        { ...JwtModule.register({ secret: setup.jwtKey, signOptions: { algorithm: 'HS256' } }), global: true },
        ...MODULES,
        OpenApiModule,
      ],
      providers: [...foundation, ...OWN_SERVICES, ...SHARED_SERVICES, ...perRequest(setup.log)],
      exports: [...foundation, ...SHARED_SERVICES],
    };
  }
}

function foundationOf({
  infrastructure,
  views,
  config,
  mailing,
  jwtKey,
  demo,
  assessor,
  health,
  operated,
  log,
}: ApiSetup): Provider[] {
  return [
    { provide: EVENTS, useValue: infrastructure.events },
    { provide: FEATURE_GRANTS, useValue: GRANTS },
    { provide: VAULT, useValue: infrastructure.vault },
    { provide: CLOCK, useValue: infrastructure.clock },
    { provide: FILES, useValue: infrastructure.files },
    { provide: VIRUS_SCAN, useValue: config.virusScan },
    { provide: ADDRESS_DIRECTORY, useValue: config.addresses },
    { provide: PDF_READING, useValue: config.pdfReading },
    { provide: CONTROL, useValue: infrastructure.reads },
    { provide: STORES, useValue: storesOf(config) },
    { provide: LIVE_FEED, useValue: infrastructure.liveFeed },
    { provide: DeciderStore, useValue: infrastructure.deciders },
    { provide: DecodedStreams, useValue: new DecodedStreams(infrastructure.events, infrastructure.codec) },
    { provide: Telemetry, useValue: infrastructure.telemetry },
    { provide: Reservations, useValue: infrastructure.reservations },
    { provide: AssessmentInputsLoader, useValue: new AssessmentInputsLoader(infrastructure.deciders.readable) },
    { provide: Views, useValue: views },
    { provide: WholeViews, useValue: new WholeViews(views, infrastructure.events) },
    { provide: JWT_KEY, useValue: jwtKey },
    { provide: PasswordHashing, useValue: new PasswordHashing(config.passwordCost) },
    { provide: LIMITS, useValue: config.limits },
    { provide: SERVICE, useValue: config.service },
    { provide: DEMO, useValue: demo.accounts },
    { provide: PAYMENTS, useValue: demo.payments?.provider ?? null },
    { provide: PUBLIC_URL, useValue: config.publicUrl },
    { provide: SIGN_ON, useValue: { providers: config.signOn, publicUrl: config.publicUrl } },
    { provide: MAILBOX, useValue: mailing.mailbox },
    { provide: AccessLinks, useValue: mailing.links },
    { provide: ASSESSOR_PROGRESS, useValue: assessor },
    { provide: HEALTH, useValue: health },
    { provide: OPERATED_PRODUCT, useValue: operated },
    { provide: SENDS_MAIL, useValue: mailing.sender !== null },
    { provide: LedgerProofs, useValue: ledgerProofs(infrastructure, config) },
    { provide: LOG, useValue: log },
  ];
}

/** What is read from the routes themselves. */
const OF_ROUTES: readonly Provider[] = [
  {
    provide: FILE_PATHS,
    useFactory: () => declaredRoutes(MODULES).flatMap(({ file, path }) => (file ? [`/${BASE_PATH}/${path}`] : [])),
  },
  { provide: OPENAPI, useValue: () => openApiDocument(MODULES) },
];

/** What a thread needs to open the same stores. */
const storesOf = ({ folder, writer, mongodbUrl, eventStoreDb = null }: StoresConfig): StoresConfig => ({
  folder,
  writer,
  mongodbUrl,
  eventStoreDb,
});
