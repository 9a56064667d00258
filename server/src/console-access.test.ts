/**
 * Who may call which endpoint of the console, written by hand. The table is compared with the
 * contract and with the API document in both directions, and each cell is tried.
 */
import { staffEndpoints } from 'contract/console/endpoints.ts';
import { builtInRoles, type BuiltInRole } from 'contract/console/roles.ts';
import type { Endpoint } from 'contract/endpoint.ts';
import { endpoints as publicEndpoints } from 'contract/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../test/running-site.ts';
import { Browser, createStaff, signedIn } from '../test/staff.ts';

/** `everybody` needs no session; `signedIn` are all roles, and accounts without one. */
type Allowed = 'everybody' | 'signedIn' | readonly BuiltInRole[];

const everyRole = builtInRoles;
const media = ['admin', 'editor', 'hr'] as const;
const writers = ['admin', 'editor', 'translator'] as const;
const publishers = ['admin', 'editor'] as const;
const officers = ['admin', 'supervisionOfficer'] as const;
const inboxStaff = ['admin', 'tradeDesk', 'hr'] as const;
const inboxReaders = [...inboxStaff, 'supervisionOfficer'] as const;

const access: Record<string, Allowed> = {
  // Sessions
  signIn: 'everybody',
  enterCode: 'everybody',
  readSetUpLink: 'everybody',
  setUpAccount: 'everybody',
  beginSecondFactor: 'everybody',
  enrolSecondFactor: 'everybody',
  removeSecondFactor: 'signedIn',
  renewRecoveryCodes: 'signedIn',
  getSession: 'signedIn',
  signOut: 'signedIn',
  confirmSession: 'signedIn',
  changePassword: 'signedIn',
  listSessions: 'signedIn',
  endSession: 'signedIn',
  endOtherSessions: 'signedIn',
  listAllSessions: ['admin'],
  // Passkeys
  listPasskeys: 'signedIn',
  beginPasskey: 'everybody',
  addPasskey: 'everybody',
  renamePasskey: 'signedIn',
  removePasskey: 'signedIn',
  challengePasskey: 'everybody',
  enterPasskey: 'everybody',
  confirmByPasskey: 'signedIn',
  // Accounts
  listAccounts: ['admin'],
  getAccount: ['admin'],
  createAccount: ['admin'],
  saveAccount: ['admin'],
  disableAccount: ['admin'],
  enableAccount: ['admin'],
  issueSetUpLink: ['admin'],
  endAccountSessions: ['admin'],
  // Roles
  listRoles: ['admin'],
  createRole: ['admin'],
  saveRole: ['admin'],
  deleteRole: ['admin'],
  // Audit
  listAuditEntries: ['admin', 'auditor'],
  exportAuditEntries: ['admin', 'auditor'],
  getAuditVerification: ['admin', 'auditor'],
  runAuditVerification: ['admin', 'auditor'],
  acknowledgeAuditBreaks: ['admin', 'auditor'],
  // Pictures
  listLibrary: everyRole,
  getLibraryPicture: everyRole,
  saveLibraryPicture: media,
  deleteLibraryPicture: media,
  replaceLibraryPicture: media,
  // Films
  listFilms: everyRole,
  getLibraryFilm: everyRole,
  uploadFilm: media,
  replaceFilm: media,
  saveFilm: media,
  deleteFilm: media,
  // Uploads and downloads
  uploadStaffFile: media,
  listDocuments: everyRole,
  deleteDocument: media,
  downloadExport: 'signedIn',
  downloadExportByForm: 'signedIn',
  downloadResource: 'signedIn',
  // Publishing
  listContent: everyRole,
  listTranslations: everyRole,
  listStaleTexts: everyRole,
  searchContent: everyRole,
  getToday: everyRole,
  listFactUses: everyRole,
  getContent: everyRole,
  createContent: writers,
  saveContent: writers,
  deleteContent: writers,
  publishContent: publishers,
  cancelSchedule: publishers,
  withdrawContent: publishers,
  undoWithdrawal: publishers,
  changeContentInBulk: publishers,
  undoBulkChange: publishers,
  confirmTranslation: writers,
  listRevisions: everyRole,
  compareRevisions: everyRole,
  restoreRevision: writers,
  createPreviewLink: everyRole,
  previewDraft: everyRole,
  reorderContent: publishers,
  // Export and import
  exportContent: writers,
  exportTranslation: writers,
  exportWorkbook: writers,
  previewContentImport: writers,
  applyContentImport: writers,
  // Inbox
  listInbox: inboxStaff,
  countInbox: inboxReaders,
  getInboxItem: inboxStaff,
  downloadInboxFile: inboxStaff,
  downloadInboxFiles: inboxStaff,
  answerInboxItem: inboxStaff,
  changeInboxStatus: inboxStaff,
  assignInboxItem: inboxStaff,
  addInboxNote: inboxStaff,
  markInboxItem: inboxStaff,
  changeInboxInBulk: inboxStaff,
  listApplicationPosts: ['admin', 'hr'],
  getApplicationBoard: ['admin', 'hr'],
  listApplications: ['admin', 'hr'],
  moveApplication: ['admin', 'hr'],
  setInterview: ['admin', 'hr'],
  eraseInboxItem: ['admin', 'hr'],
  extendInboxItem: ['admin', 'hr'],
  undoInboxExtension: ['admin', 'hr'],
  getRetention: ['admin', 'hr', 'auditor'],
  getAnswerTimes: ['admin', 'tradeDesk'],
  listAnswerTemplates: inboxStaff,
  createAnswerTemplate: inboxStaff,
  saveAnswerTemplate: inboxStaff,
  deleteAnswerTemplate: inboxStaff,
  // Notices
  getNotices: [...inboxReaders, 'auditor'],
  saveNotices: [...inboxReaders, 'auditor'],
  testNotices: [...inboxReaders, 'auditor'],
  getNoticeHealth: ['admin', 'auditor'],
  // Health
  getHealth: ['admin', 'auditor'],
  // Reports
  listReports: officers,
  getReport: officers,
  getReportIdentity: officers,
  downloadReportFile: officers,
  answerReport: officers,
  addReportNote: officers,
  changeReportStatus: officers,
  listReportKeys: officers,
  registerReportKey: officers,
  confirmReportKey: officers,
  discardReportKey: officers,
  removeReportKey: officers,
  decideReport: officers,
  excludeOfficers: officers,
  readmitOfficer: officers,
};

const withoutRole = 'no role';
const callers = ['no session', withoutRole, ...builtInRoles, 'disabled account', 'expired session'] as const;
type CallerName = (typeof callers)[number];

function isAllowed(allowed: Allowed, caller: CallerName): boolean {
  if (allowed === 'everybody') return true;
  if (caller === 'no session' || caller === 'disabled account' || caller === 'expired session') return false;
  return allowed === 'signedIn' || (caller !== withoutRole && allowed.includes(caller));
}

let site: RunningSite;
const browsers = new Map<CallerName, Browser>();
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  browsers.set('no session', new Browser(site));
  for (const role of [withoutRole, ...builtInRoles] as const)
    browsers.set(
      role,
      (await signedIn(site, `one-${role.replace(' ', '-')}`.toLowerCase(), role === withoutRole ? [] : [role])).browser,
    );
  const { db } = site.context;
  // Both were administrators a moment ago.
  const disabled = await createStaff(site, { login: 'disabled', roles: ['admin'] });
  browsers.set('disabled account', await new Browser(site).signIn(site, disabled));
  await sql`update account set is_disabled = true where id = ${disabled.id}`.execute(db);
  const expired = await createStaff(site, { login: 'expired', roles: ['admin'] });
  browsers.set('expired session', await new Browser(site).signIn(site, expired));
  await sql`update session set seen_at = now() - interval '31 minutes' where account_id = ${expired.id}`.execute(db);
});
afterAll(() => site.close());

/**
 * Calls an endpoint without running it: the audience is checked before the body, whose type no
 * endpoint accepts. Reads run, with ids that do not exist.
 */
async function isAdmitted(endpoint: Endpoint, caller: CallerName): Promise<boolean> {
  const path = `/gw-api${endpoint.path.replace('{lang}', 'en').replaceAll(/\{\w+\}/g, '999999999')}`;
  const init = { method: endpoint.method, headers: { 'content-type': 'text/nothing' }, body: 'x' };
  const response = await browsers.get(caller)?.request(path, endpoint.method === 'GET' ? {} : init);
  const { status = 0, body } = response ?? {};
  expect(status, `${endpoint.name} as ${caller}: ${JSON.stringify(body)}`).toBeLessThan(500);
  if (endpoint.method === 'POST') expect([401, 403, 415]).toContain(status);
  return body?.error !== 'unauthorized' && body?.error !== 'forbidden';
}

describe('the table', () => {
  const names = Object.keys(access).toSorted();

  it('has a line for each endpoint of the console, and no other line', () => {
    expect(names).toEqual(staffEndpoints.map(({ name }) => name).toSorted());
  });

  it('has the same lines as the API document', async () => {
    const { paths } = JSON.parse(await (await fetch(`${site.url}/gw-api/openapi.json`)).text());
    const documented = Object.values(paths).flatMap((methods) =>
      Object.values(Object(methods)).map((operation) => String(Object(operation).operationId)),
    );
    const isPublic = (name: string) => publicEndpoints.some((endpoint) => endpoint.name === name);
    expect(documented.filter((name) => !isPublic(name)).toSorted()).toEqual(names);
  });
});

describe.each(staffEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it.each(callers)('as %s', async (caller) => {
    expect(await isAdmitted(endpoint, caller)).toBe(isAllowed(access[name] ?? [], caller));
  });
});
