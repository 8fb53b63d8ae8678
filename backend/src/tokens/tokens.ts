/** Injection tokens of things that have no class: the ports of the infrastructure. */
export const EVENTS = Symbol('EventStore');
/** `GrantChecks`: who has a right to which kind of thing. */
export const FEATURE_GRANTS = Symbol('grants of the features');
export const VAULT = Symbol('Vault');
export const CLOCK = Symbol('Clock');
/** `StoresConfig`: for threads that open the stores of this process. */
export const STORES = Symbol('StoresConfig');
export const FILES = Symbol('Files');
export const VIRUS_SCAN = Symbol('VirusScan');
/** `AddressDirectory`: who completes addresses that people type. */
export const ADDRESS_DIRECTORY = Symbol('AddressDirectory');
/** `PdfReading`: where uploaded PDF files are read. */
export const PDF_READING = Symbol('PdfReading');
/** Small values outside all views, which all processes of the product share. */
export const CONTROL = Symbol('control values');
export const LOG = Symbol('Logger');
export const LIVE_FEED = Symbol('LiveFeed');
export const JWT_KEY = Symbol('jwt key');
export const DEMO = Symbol('demo accounts');
/** `ServiceConfig` */
export const SERVICE = Symbol('ServiceConfig');
export const LIMITS = Symbol('Limits');
/** Paths of the routes that take a file in a form. */
export const FILE_PATHS = Symbol('paths that take files');
/** `() => OpenApiDocument` */
export const OPENAPI = Symbol('OpenApiDocument');
export const HEALTH = Symbol('Health');
/** `OperatedProduct`: the running product, as its operators see it. */
export const OPERATED_PRODUCT = Symbol('OperatedProduct');
/** Whether this process sends mail. */
export const SENDS_MAIL = Symbol('sends mail');
/** The address under which people reach the product, without a slash at the end. */
export const PUBLIC_URL = Symbol('public URL');
/** `SignOnSetup`: the providers of single sign-on. */
export const SIGN_ON = Symbol('SignOnSetup');
/** `PaymentProvider`; null where the product takes no payments. */
export const PAYMENTS = Symbol('PaymentProvider');
export const MAILBOX = Symbol('Mailbox');
export const ASSESSOR_PROGRESS = Symbol('AssessorProgress');
