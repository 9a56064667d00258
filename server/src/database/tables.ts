import type { GrantedPermission } from 'contract/console/permissions.ts';
import type { StoredLotCertificate } from 'contract/certificates.ts';
import type { HonouredEmployee } from 'contract/company.ts';
import type { ApplicationStage } from 'contract/console/application-stages.ts';
import type { AuditBreakKind } from 'contract/console/audit-verification.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { InboxKind } from 'contract/console/inbox.ts';
import type { FieldReference } from 'contract/console/content-items.ts';
import type { StoredPage } from 'contract/composed-pages.ts';
import type { MailFailure, NoticeName } from 'contract/console/notices.ts';
import type { FilmType } from 'contract/media/film.ts';
import type { ContentType } from 'contract/news.ts';
import type { StoredAward } from 'contract/media/pictures.ts';
import type { StoredKeyProperty, StoredProductProperty, StoredProductSupply } from 'contract/products/products.ts';
import type { Settings } from 'contract/settings.ts';
import type { SpamSignal } from 'contract/submissions/spam-signals.ts';
import type { ExtensionReason, SubmissionStatus } from 'contract/submissions/conversation.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import type { CokeKind, StoredTypicalValueTable } from 'contract/typical-values.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, RawBuilder } from 'kysely';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';

type LocalizedColumn = JSONColumnType<Localized>;
/** jsonb arrays must be written as JSON text: the driver would convert them to PostgreSQL arrays. */
type JsonArray<Item> = ColumnType<Item[], string, string>;

/** Null in rows of an earlier version until the next start computes it. */
type Mac = ColumnType<Buffer | null, Buffer, Buffer>;

/** The languages that a published row is listed in. */
type VisibleIn = ColumnType<Locale[], Locale[] | undefined, Locale[]>;

/** Text by language or by field. */
type JsonObject<Value> = JSONColumnType<Record<string, Value>>;

export type Tables = {
  picture: {
    name: string;
    kind: 'raster' | 'drawing';
    source: 'demonstration' | 'upload';
    hash: string;
    width: number;
    height: number;
    placeholder: string;
    focusX: number;
    focusY: number;
    description: LocalizedColumn;
    createdAt: Generated<Date>;
  };
  /** Documents that staff upload and everybody may download. */
  document: {
    id: string;
    fileName: string;
    mediaType: string;
    bytes: number;
    storedName: string;
    accountId: number;
    createdAt: Generated<Date>;
  };
  /** Exports that only their maker downloads, for a day. */
  temporaryExport: {
    name: string;
    fileName: string;
    mediaType: string;
    bytes: number;
    storedName: string;
    accountId: number;
    createdAt: Generated<Date>;
  };
  /** Uploaded pictures whose files are stored, also those that no picture uses any more. */
  pictureFiles: { hash: string; width: number; storedAt: Generated<Date> };
  film: {
    name: string;
    hash: string;
    width: number;
    height: number;
    seconds: number;
    /** Whether the demonstration has captions for it in every language. */
    captioned: boolean;
    /** Null for a film of the demonstration. */
    storedName: string | null;
    type: FilmType | null;
    /** The name of a picture. */
    poster: string | null;
    createdAt: Generated<Date>;
  };
  /** Files of uploaded films, also those that no film uses any more. The hash is null while the file arrives. */
  filmFile: {
    name: string;
    hash: string | null;
    type: FilmType | null;
    bytes: number | null;
    storedAt: Generated<Date>;
  };
  /** WebVTT that staff uploaded. */
  filmCaptions: { film: string; locale: Locale; hash: string; content: string };
  setting: { name: keyof Settings | 'plan' | 'searchSynonyms'; value: ColumnType<unknown, string, string> };
  dictionaryEntry: {
    id: Generated<number>;
    dictionary: string;
    value: string;
    label: LocalizedColumn;
    position: number;
  };
  newsItem: {
    id: Generated<number>;
    contentType: ContentType;
    title: LocalizedColumn;
    summary: LocalizedColumn;
    content: LocalizedColumn;
    editor: LocalizedColumn;
    picture: string;
    externalUrl: string | null;
    pinned: boolean;
    published: Generated<boolean>;
    publishedAt: Date;
    visibleIn: VisibleIn;
  };
  productCategory: { id: Generated<number>; parentId: number | null; name: LocalizedColumn; position: number };
  product: {
    id: Generated<number>;
    itemNo: string;
    categoryId: number;
    aboutType: number;
    name: LocalizedColumn;
    introduction: LocalizedColumn;
    /** The whole specification as HTML: the tables of properties and supply, and the text below them. */
    attributes: LocalizedColumn;
    /** The text below the tables; null without one. */
    attributesBelow: JSONColumnType<Localized | null>;
    properties: JsonArray<StoredProductProperty>;
    supply: JSONColumnType<StoredProductSupply>;
    uses: Generated<string[]>;
    /** What the product filter compares; null without such a limit. */
    sulfurLimit: number | null;
    vanadiumLimit: number | null;
    ashLimit: number | null;
    facts: JsonArray<StoredKeyProperty>;
    picture: string;
    published: Generated<boolean>;
    position: number;
    /** Generated from the other columns, for the search by keyword. */
    keywordTextCn: GeneratedAlways<string>;
    keywordTextEn: GeneratedAlways<string>;
    keywordTextRu: GeneratedAlways<string>;
    visibleIn: VisibleIn;
  };
  productPicture: { productId: number; picture: string; position: number };
  relatedProduct: { productId: number; relatedItemNo: string; position: number };
  banner: {
    id: Generated<number>;
    placement: 'home' | 'anniversary';
    picture: string;
    /** Replaces the picture, which is the film's poster. */
    film: string | null;
    mainTitle: LocalizedColumn;
    subTitle: LocalizedColumn;
    label: LocalizedColumn;
    picArea: number;
    link: string;
    position: number;
    visibleIn: VisibleIn;
  };
  albumPicture: {
    id: Generated<number>;
    albumId: number;
    picture: string;
    name: LocalizedColumn;
    createdAt: Date;
    award: ColumnType<StoredAward | null, string | null | undefined, string | null>;
    position: number;
    visibleIn: VisibleIn;
  };
  companyText: {
    id: number;
    summary: LocalizedColumn;
    content: LocalizedColumn;
    signature: ColumnType<Localized | null, string | null, string | null>;
    /** Null: an initials avatar is drawn from the signature. */
    picture: string | null;
    film: string | null;
  };
  historyEntry: { id: Generated<number>; year: number; content: LocalizedColumn; visibleIn: VisibleIn };
  cultureTab: {
    id: Generated<number>;
    name: LocalizedColumn;
    title: LocalizedColumn;
    content: LocalizedColumn;
    picture: string;
    position: number;
    visibleIn: VisibleIn;
  };
  partner: { id: Generated<number>; name: LocalizedColumn; picture: string; url: string | null; position: number };
  jobPost: {
    id: Generated<number>;
    postNo: string;
    postType: number;
    name: LocalizedColumn;
    openings: number;
    workArea: LocalizedColumn;
    wages: LocalizedColumn;
    mainWork: LocalizedColumn;
    baseDemand: LocalizedColumn;
    open: Generated<boolean>;
    isOpenApplication: Generated<boolean>;
    createdAt: Date;
    position: number;
    visibleIn: VisibleIn;
  };
  lotCertificate: {
    id: Generated<number>;
    lotNo: string;
    isSample: boolean;
    name: LocalizedColumn;
    itemNo: string | null;
    quantityTonnes: number;
    mode: LocalizedColumn;
    loadingPlace: LocalizedColumn;
    destination: LocalizedColumn;
    issuedAt: Date;
    note: ColumnType<Localized | null, string | null, string | null>;
    measurements: JsonArray<StoredLotCertificate['measurements'][number]>;
  };
  composedPage: {
    name: string;
    version: string;
    title: LocalizedColumn;
    lead: LocalizedColumn;
    picture: string | null;
    sections: JsonArray<StoredPage['sections'][number]>;
    consent: ColumnType<Localized | null, string | null, string | null>;
  };
  typicalValueTable: {
    id: Generated<number>;
    coke: CokeKind;
    key: string;
    kind: StoredTypicalValueTable['kind'];
    market: StoredTypicalValueTable['market'];
    title: LocalizedColumn;
    note: LocalizedColumn;
    properties: JsonArray<StoredTypicalValueTable['properties'][number]>;
    grades: JsonArray<StoredTypicalValueTable['grades'][number]>;
    position: number;
  };
  honouredEmployee: {
    id: Generated<number>;
    name: LocalizedColumn;
    department: LocalizedColumn;
    years: HonouredEmployee['years'];
    /** A photograph; null for an initials avatar. */
    picture: string | null;
    position: number;
  };
  submission: {
    id: Generated<string>;
    kind: Exclude<SubmissionKind, 'report'>;
    locale: Locale;
    /** Unencrypted fields of an earlier version, until the next start encrypts them. */
    fields: ColumnType<Record<string, unknown> | null, null | undefined, null>;
    /** An envelope. */
    sealed: Buffer | null;
    wrappedKey: Buffer | null;
    keyId: string | null;
    /** Derived from the receipt's sixteen digits; null in rows of a version that stored none. */
    receiptId: Buffer | null;
    /** The public key of the receipt, to which nothing is sealed; null in rows since migration 029. */
    receiptRecipient: string | null;
    status: Generated<SubmissionStatus>;
    /** The Beijing day, `yyyy-MM-dd`; set while the status is `closed`. */
    closedOn: ColumnType<string | null, undefined, RawBuilder<string> | null>;
    businessType: string | null;
    postNo: string | null;
    keyHash: Buffer;
    contentHash: Buffer;
    suspicions: SpamSignal[];
    /** What staff have decided, whatever the signals say; null if nobody has. */
    isSpam: ColumnType<boolean | null, undefined, boolean>;
    spamDecidedBy: ColumnType<number | null, undefined, number>;
    spamDecidedAt: ColumnType<Date | null, undefined, Date>;
    consentVersion: string | null;
    receivedAt: Generated<Date>;
    /** The member of staff who handles it. */
    assignee: ColumnType<string | null, undefined, string | null>;
    /** The account of that member of staff; null if a command has set a name. */
    assigneeId: ColumnType<number | null, undefined, number | null>;
    /** The promised deadline of a reply; null for none. */
    deadline: ColumnType<Date | null, Date | null | undefined>;
    /** The Beijing day until which it is kept after the retention of its kind, and why; null for not. */
    keptUntil: ColumnType<never, undefined, string | null>;
    keptFor: ColumnType<ExtensionReason | null, undefined, ExtensionReason | null>;
    /** How often that was extended. */
    extensions: Generated<number>;
    /** Keyed hashes of what the visitor can be reached by: empty for none, null until they are computed. */
    phoneHash: ColumnType<Buffer | null, Buffer | undefined, Buffer | null>;
    emailHash: ColumnType<Buffer | null, Buffer | undefined, Buffer | null>;
    mac: Mac;
  };
  /** Files of the submission itself or of a later entry. Positions continue across both. */
  submissionFile: {
    submissionId: string;
    position: number;
    storedName: string;
    description: Buffer;
    entryId: ColumnType<string | null, string | null | undefined>;
  };
  /** What each extension of a message or resume has said, from number 1. */
  submissionExtension: {
    submissionId: string;
    number: number;
    keptUntil: ColumnType<never, string>;
    keptFor: ExtensionReason;
  };
  /** Of a resume. One without a row is new, since it was received. */
  application: {
    submissionId: string;
    stage: ApplicationStage;
    /** When it came to this stage. */
    since: Generated<Date>;
    interviewAt: ColumnType<Date | null, Date | null | undefined>;
  };
  /** How many submissions were erased on a Beijing day, after their retention or by a member of staff. */
  erasureCount: {
    day: ColumnType<never, string>;
    kind: SubmissionKind;
    cause: 'expired' | 'erased';
    number: number;
  };
  /** Withdrawn submissions, which a retry must not restore. */
  withdrawnSubmission: {
    mark: Buffer;
    until: ColumnType<Date, RawBuilder<Date>>;
  };
  submissionEntry: {
    id: string;
    submissionId: string;
    position: number;
    author: 'visitor' | 'staff';
    /** An envelope. */
    sealed: Buffer;
    wrappedKey: Buffer | null;
    keyId: string | null;
    keyHash: Buffer | null;
    contentHash: Buffer | null;
    writtenAt: Date;
    /** Who of staff wrote it in the console; no response to a visitor has it. */
    accountId: ColumnType<number | null, number | null | undefined, number | null>;
    /** When the visitor first read an answer of staff; null before. */
    readAt: ColumnType<Date | null, undefined, Date | null>;
    mac: Mac;
  };
  /** Texts that staff insert into answers. */
  answerTemplate: {
    id: Generated<number>;
    kind: InboxKind;
    name: string;
    /** Empty in a language in which it is not offered. */
    texts: ColumnType<Record<Locale, string>, string, string>;
    version: Generated<number>;
  };
  /** Internal notes of staff about a message or resume, which visitors never see. */
  submissionNote: {
    id: string;
    submissionId: string;
    accountId: number | null;
    /** The name of the account when it wrote the note. */
    author: string;
    /** An envelope. */
    sealed: Buffer;
    wrappedKey: Buffer;
    keyId: string;
    writtenAt: Date;
  };
  /**
   * Reports, their entries and files have tables of their own. Otherwise they work like the other
   * submissions.
   */
  report: {
    id: string;
    locale: Locale;
    /** An age file. */
    sealed: Buffer;
    /** The reporter's identity as a separate age file. */
    sealedIdentity: Buffer;
    receiptId: Buffer;
    receiptRecipient: string;
    status: Generated<SubmissionStatus>;
    closedOn: ColumnType<string | null, undefined, RawBuilder<string> | null>;
    assignee: ColumnType<string | null, undefined, string | null>;
    keyHash: Buffer;
    contentHash: Buffer;
    suspicions: SpamSignal[];
    consentVersion: string | null;
    /** Midnight of the Beijing day. */
    receivedAt: Date;
    /** The status that the console shows on the day `shownOn`: without what the reporter has written on it. */
    shownStatus: ColumnType<'answered' | 'closed' | null, undefined, 'answered' | 'closed' | null>;
    shownOn: ColumnType<string | null, undefined, string | null>;
    /** The day on which officers decided whether to take it on, and of the first closing that was not undone on its day. */
    decidedOn: ColumnType<string | null, undefined, string | null>;
    resultOn: ColumnType<string | null, undefined, RawBuilder<string | null>>;
    /** Whether an officer has said who is excluded from it. */
    exclusionsAnswered: Generated<boolean>;
    mac: Mac;
  };
  /** For an excluded account the report does not exist. The rows outlast the report, as the audit log does. */
  reportExclusion: {
    reportId: string;
    accountId: number;
    /** That of the account when it was excluded. */
    name: string;
    /** Days of Beijing, `yyyy-MM-dd`. The report reached the end of its retention on the second. */
    excludedOn: Generated<string>;
    expiredOn: ColumnType<string | null, undefined, string>;
  };
  reportEntry: {
    id: string;
    submissionId: string;
    position: number;
    author: 'visitor' | 'staff';
    /** An age file. */
    sealed: Buffer;
    keyHash: Buffer | null;
    contentHash: Buffer | null;
    /** Midnight of the Beijing day. */
    writtenAt: Date;
    mac: Mac;
  };
  /** Officers' notes on a report, which its reporter never sees. */
  reportNote: {
    id: string;
    submissionId: string;
    position: number;
    /** An age file, which also names the author. */
    sealed: Buffer;
    /** Midnight of the Beijing day. */
    writtenAt: Date;
    mac: Mac;
  };
  reportFile: {
    submissionId: string;
    position: number;
    storedName: string;
    description: Buffer;
    entryId: ColumnType<string | null, string | null | undefined>;
    /** Whether the nightly job has copied it to a new name. */
    copied: Generated<boolean>;
  };
  /** Keys of officers that nobody has confirmed: nothing is sealed to them. An account has one at most. */
  pendingReportKey: {
    accountId: number;
    id: string;
    name: string;
    recipient: string;
    signingKey: string;
    /** `yyyy-MM-dd` */
    addedOn: Generated<string>;
  };
  /** The public keys to which reports are sealed. */
  reportKey: {
    name: string;
    recipient: string;
    role: 'officer' | 'recovery';
    /** The Ed25519 public key of the owner's signatures; null if it is not registered. */
    signingKey: ColumnType<string | null, string | null | undefined>;
    /** `yyyy-MM-dd` */
    addedOn: Generated<string>;
    mac: Mac;
  };
  /** A single row. */
  installation: {
    single: Generated<boolean>;
    receiptSalt: Buffer;
    /** The Beijing day of the last nightly job, `yyyy-MM-dd`. */
    rewrittenOn: ColumnType<string | null, undefined, string>;
    /** When `npm run backup` last wrote a whole archive; null for never. */
    lastBackupAt: ColumnType<Date | null, undefined, RawBuilder<Date>>;
    /**
     * The last Beijing day that the clock showed, and the day since which deletions wait after a
     * clock jump.
     */
    notedDay: ColumnType<string | null, undefined, string>;
    heldSince: ColumnType<string | null, undefined, string | null>;
  };
  /**
   * The keys that the store was used with: `secret`, `submission:1`. A null fingerprint means that
   * the operator has declared the key lost.
   */
  keyFingerprint: { name: string; fingerprint: string | null };
  /** An unclaimed file. `description` and `bytes` are null while it is being uploaded. */
  upload: {
    /** The SHA-256 of the file's token. */
    handleHash: Buffer;
    storedName: string;
    description: Buffer | null;
    bytes: string | number | null;
    receivedAt: Generated<Date>;
  };
  /** Rate limit counters under a keyed hash of the IP address. This table and the next two are unlogged. */
  rateLimit: { key: string; points: number; expire: string | null };
  spentChallenge: { challenge: Buffer; usedFor: Buffer; until: Date };
  addressHashKey: { hour: number; key: Buffer };
  /** Share cards in the file store. */
  shareCard: { version: string; drawnAt: Generated<Date> };
  /** Demonstration items that the loader has inserted once; it never changes them again. */
  demonstrationItem: { kind: string; key: string; loadedAt: Generated<Date> };
  role: {
    key: string;
    name: JSONColumnType<Record<Locale, string>>;
    permissions: GrantedPermission[];
    isBuiltIn: Generated<boolean>;
    position: GeneratedAlways<number>;
    version: Generated<number>;
  };
  account: {
    id: GeneratedAlways<number>;
    /** Lower case. */
    login: string;
    name: string;
    /** An Argon2id hash in PHC format; null until the set-up link is used. */
    password: ColumnType<string | null, string | null | undefined, string | null>;
    /** Sealed; null without an authenticator. */
    totpSecret: ColumnType<Buffer | null, undefined, Buffer | null>;
    /** The time step of the last code that was used. */
    totpStep: ColumnType<string, undefined, number | RawBuilder<number>>;
    isDisabled: Generated<boolean>;
    version: Generated<number>;
    seenAt: ColumnType<Date | null, undefined, RawBuilder<Date>>;
    createdAt: Generated<Date>;
  };
  accountRole: { accountId: number; role: string };
  recoveryCode: { accountId: number; hash: Buffer };
  /** Who gets notices by mail. */
  noticeRecipient: {
    accountId: number;
    email: string;
    locale: Locale;
    /** When the last mail was accepted. */
    mailedAt: Date | null;
    /** Of the last attempt; null if it succeeded. */
    failure: MailFailure | null;
    failureAnswer: string | null;
    failedSince: Date | null;
    /** In a row. */
    failures: Generated<number>;
    retryAt: Date | null;
  };
  noticeSubscription: {
    accountId: number;
    notice: NoticeName;
    /** Nothing that was received until then is due for a notice any more. */
    notifiedUntil: Date;
    /** Of the notice `deadline`: the latest deadline that a notice has covered. */
    notifiedDeadline: Date | null;
  };
  passkey: {
    /** The credential's own id, in base64url. */
    id: string;
    accountId: number;
    name: string;
    publicKey: Buffer;
    counter: ColumnType<string>;
    transports: string[];
    createdAt: Generated<Date>;
    usedAt: ColumnType<Date | null, undefined, RawBuilder<Date>>;
  };
  /** The link by which a password is set, at most one for each account. */
  setUpLink: {
    accountId: number;
    tokenHash: Buffer;
    until: ColumnType<Date, RawBuilder<Date>>;
    resetsSecondFactor: boolean;
  };
  /** Address blocks from which an account has signed in. */
  knownAddressBlock: { accountId: number; block: string; seenAt: ColumnType<Date, undefined, RawBuilder<Date>> };
  session: {
    id: string;
    tokenHash: Buffer;
    accountId: number;
    kind: 'cookie' | 'bearer';
    /** Only a complete session may call; the others wait for a code or an authenticator. */
    stage: 'code' | 'enrol' | 'complete';
    /** Sealed, until its first code. */
    newTotpSecret: ColumnType<Buffer | null, undefined, Buffer | null>;
    /** The challenge that a passkey has to answer, until it is answered. */
    passkeyChallenge: ColumnType<string | null, undefined, string>;
    passkeyChallengeAt: ColumnType<Date | null, undefined, RawBuilder<Date>>;
    since: ColumnType<Date, RawBuilder<Date> | undefined>;
    seenAt: ColumnType<Date, undefined, RawBuilder<Date>>;
    confirmedAt: ColumnType<Date | null, RawBuilder<Date> | null, RawBuilder<Date>>;
    userAgent: string;
    addressBlock: string;
  };
  /** Failed sign-ins by a keyed hash of the user name. This table is unlogged. */
  signInFailure: {
    key: Buffer;
    block: string;
    failures: number;
    delays: Generated<number>;
    since: Date;
    delayedUntil: Date | null;
    forgetAt: Date;
  };
  'audit.auditEntry': {
    id: string;
    at: Date;
    accountId: number | null;
    accountName: string | null;
    action: string;
    objectKind: string;
    objectId: string;
    objectTitle: string | null;
    /** `json`, not `jsonb`: the hash covers the text as it was written. */
    details: ColumnType<unknown, string | null>;
    addressBlock: string | null;
    previousHash: Buffer;
    hash: Buffer;
  };
  /** One row: the last verification of the audit log, and the last line of the last good one. */
  auditVerification: {
    single: Generated<boolean>;
    /** When the run that is under way has started; also that of a server that was killed meanwhile. */
    startedAt: Date | null;
    /** How far it is: the number of the last entry that it has read. */
    checkedId: ColumnType<string | null, never, string | null>;
    /** When it ended; null before the first. */
    at: Date | null;
    /** How many entries there were, and the number and the hash of the last of them. */
    entries: ColumnType<string, never, string | number>;
    headId: string | null;
    hash: Buffer | null;
    /** The first break that nobody has acknowledged, and the next ones of a bounded number. */
    brokenId: string | null;
    brokenKind: AuditBreakKind | null;
    laterBreaks: ColumnType<{ id: string; kind: AuditBreakKind }[], never, string>;
    breakCount: Generated<number>;
    /** The hash of what was found at all breaks: others have another. */
    brokenHash: Buffer | null;
    /** When these breaks were found first. */
    brokenSince: Date | null;
    notedId: string | null;
    notedHash: Buffer | null;
    /** When it last ended with an error; null after a success. */
    failedAt: Date | null;
  };
  /** What staff edit. The tables above have what is published of it. */
  contentItem: {
    kind: ContentKind;
    id: string;
    /** The newest revision's body. */
    draft: JsonObject<unknown>;
    /** The newest revision's number. */
    version: number;
    /** In each language; empty where it is not written. */
    titles: JsonObject<string>;
    /** The titles and the id, folded for the search in lists. */
    searchText: string;
    groupValue: string | null;
    shownDate: Date | null;
    position: number | null;
    /** The hash of the draft's texts in each language; that of the Chinese covers the shared fields too. */
    digests: JsonObject<string>;
    /** The hash of each Chinese text of the draft by its field. */
    source: JsonObject<string>;
    writtenIn: Locale[];
    firstLiveAt: Date | null;
    createdAt: Generated<Date>;
    updatedAt: Date;
    updatedBy: number | null;
    updatedByName: string | null;
  };
  contentLanguage: {
    kind: ContentKind;
    id: string;
    locale: Locale;
    state: 'unpublished' | 'scheduled' | 'live' | 'withdrawn';
    since: Date | null;
    /** The revision that is or was last live. */
    liveRevision: number | null;
    /** The hash of its texts in this language. */
    liveDigest: string | null;
    scheduledRevision: number | null;
    scheduledDigest: string | null;
    goLiveAt: Date | null;
    withdrawAt: Date | null;
    /** The hash of the Chinese text that each translated field was last checked against. */
    checkedSource: JsonObject<string>;
    /** For fields whose Chinese text has changed since: the text that was checked, and when it changed. */
    staleSource: JsonObject<{ text: unknown; at: string }>;
    staleSince: Date | null;
  };
  contentRevision: {
    kind: ContentKind;
    id: string;
    number: number;
    body: JsonObject<unknown>;
    madeAt: Date;
    /** Null for the system. */
    madeBy: number | null;
    madeByName: string | null;
    reason: 'save' | 'restore' | 'import';
    /** The languages in which it has been live. */
    madeLive: Locale[];
    changed: JsonArray<FieldReference>;
  };
  /** Unsaved bodies that are previewed, one of each account and item. This table is unlogged. */
  previewDraft: {
    id: Generated<string>;
    accountId: number;
    kind: ContentKind;
    itemId: string;
    body: JsonObject<unknown>;
    madeAt: ColumnType<Date, RawBuilder<Date> | undefined>;
  };
  /** Where pictures, films and documents are used. Triggers write it (migration 040). */
  mediaUse: {
    kind: ContentKind;
    id: string;
    media: 'picture' | 'film' | 'document';
    /** A picture's or film's name, or a document's id. */
    name: string;
  };
};
