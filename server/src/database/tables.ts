import type { HonouredEmployee } from 'contract/company.ts';
import type { ContentType } from 'contract/news.ts';
import type { Settings } from 'contract/settings.ts';
import type { SubmissionStatus } from 'contract/conversation.ts';
import type { SubmissionKind } from 'contract/submissions.ts';
import type { CokeKind, MeasuredProperty, TypicalValueTable, Unit, ValueRange } from 'contract/typical-values.ts';
import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from './localized.ts';
import type { StoredSection } from './stored-blocks.ts';

type LocalizedColumn = JSONColumnType<Localized>;
/** jsonb arrays must be written as JSON text: the driver would make a PostgreSQL array of them. */
type JsonArray<Item> = ColumnType<Item[], string, string>;

export type StoredFact = { property: Localized; value: Localized; unit: Localized };
export type StoredProperty = {
  key: MeasuredProperty;
  name: Localized;
  group: Localized;
  unit: Unit;
  decimals: number;
  methods: string[];
};
export type StoredGrade = {
  grade: string;
  purpose: Localized;
  region: Localized;
  itemNo: string | null;
  values: ValueRange[];
};

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
  film: {
    name: string;
    hash: string;
    width: number;
    height: number;
    seconds: number;
    captioned: boolean;
    createdAt: Generated<Date>;
  };
  setting: { name: keyof Settings | 'plan'; value: ColumnType<unknown, string, string> };
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
  };
  productCategory: { id: Generated<number>; parentId: number | null; name: LocalizedColumn; position: number };
  product: {
    id: Generated<number>;
    itemNo: string;
    categoryId: number;
    aboutType: number;
    name: LocalizedColumn;
    introduction: LocalizedColumn;
    attributes: LocalizedColumn;
    facts: JsonArray<StoredFact>;
    picture: string;
    published: Generated<boolean>;
    position: number;
  };
  productPicture: { productId: number; picture: string; position: number };
  relatedProduct: { productId: number; relatedItemNo: string; position: number };
  banner: {
    id: Generated<number>;
    placement: 'home' | 'anniversary';
    picture: string;
    /** Moves in the picture's place; the picture is its first view. */
    film: string | null;
    mainTitle: LocalizedColumn;
    subTitle: LocalizedColumn;
    label: LocalizedColumn;
    picArea: number;
    link: string;
    position: number;
  };
  albumPicture: {
    id: Generated<number>;
    albumId: number;
    picture: string;
    name: LocalizedColumn;
    createdAt: Date;
    position: number;
  };
  companyText: {
    id: number;
    summary: LocalizedColumn;
    content: LocalizedColumn;
    signature: ColumnType<Localized | null, string | null, string | null>;
    /** Null: the chairman's card is drawn from the signature. */
    picture: string | null;
    film: string | null;
  };
  historyEntry: { id: Generated<number>; year: number; content: LocalizedColumn };
  cultureTab: {
    id: Generated<number>;
    name: LocalizedColumn;
    title: LocalizedColumn;
    content: LocalizedColumn;
    picture: string;
    position: number;
  };
  partner: { id: Generated<number>; name: LocalizedColumn; picture: string; position: number };
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
    createdAt: Date;
    position: number;
  };
  composedPage: {
    name: string;
    version: string;
    title: LocalizedColumn;
    lead: LocalizedColumn;
    picture: string | null;
    sections: JsonArray<StoredSection>;
  };
  typicalValueTable: {
    id: Generated<number>;
    coke: CokeKind;
    key: string;
    kind: TypicalValueTable['kind'];
    market: TypicalValueTable['market'];
    title: LocalizedColumn;
    note: LocalizedColumn;
    properties: JsonArray<StoredProperty>;
    grades: JsonArray<StoredGrade>;
    position: number;
  };
  honouredEmployee: {
    id: Generated<number>;
    name: LocalizedColumn;
    department: LocalizedColumn;
    years: HonouredEmployee['years'];
    /** A photograph; null: a card drawn from the name. */
    picture: string | null;
    position: number;
  };
  submission: {
    id: Generated<string>;
    kind: SubmissionKind;
    locale: Locale;
    /** Of an earlier version, until the next start has sealed it. */
    fields: ColumnType<Record<string, unknown> | null, null | undefined, null>;
    /** An envelope; of a report an age file, and then without a wrapped key. */
    sealed: Buffer | null;
    wrappedKey: Buffer | null;
    keyId: string | null;
    /** Of a report only: who reported, as an age file of its own. */
    sealedIdentity: Buffer | null;
    /** What the receipt's sixteen digits lead to it by; null in rows of a version that did not keep it. */
    receiptId: Buffer | null;
    /** The public half of the receipt's own key. */
    receiptRecipient: string | null;
    status: Generated<SubmissionStatus>;
    /** The Beijing day, `yyyy-MM-dd`; set while it is closed. */
    closedOn: ColumnType<string | null, undefined, RawBuilder<string> | null>;
    businessType: string | null;
    postNo: string | null;
    keyHash: Buffer;
    contentHash: Buffer;
    suspicions: ('honeypot' | 'tooFast' | 'noChallenge')[];
    consentVersion: string | null;
    /** Of a report midnight of the day. */
    receivedAt: Generated<Date>;
    /** Who of the staff has taken it on. */
    assignee: ColumnType<string | null, undefined, string | null>;
    /** By when an answer was promised; null where nothing was. */
    deadline: ColumnType<Date | null, Date | null | undefined>;
  };
  /** Of the submission itself, or of an entry of its conversation; positions count over both. */
  submissionFile: {
    submissionId: string;
    position: number;
    storedName: string;
    description: Buffer;
    entryId: ColumnType<string | null, string | null | undefined>;
  };
  submissionEntry: {
    id: string;
    submissionId: string;
    position: number;
    author: 'visitor' | 'staff';
    /** Of a report an age file; otherwise an envelope. */
    sealed: Buffer;
    wrappedKey: Buffer | null;
    keyId: string | null;
    keyHash: Buffer | null;
    contentHash: Buffer | null;
    /** Of a report midnight of the day. */
    writtenAt: Date;
  };
  /** The public halves of the keys that reports are sealed to. */
  reportKey: {
    name: string;
    recipient: string;
    role: 'officer' | 'recovery';
    /** `yyyy-MM-dd` */
    addedOn: Generated<string>;
  };
  /** One row. */
  installation: {
    single: Generated<boolean>;
    receiptSalt: Buffer;
    /** The Beijing day of the last nightly rewrite, `yyyy-MM-dd`. */
    rewrittenOn: ColumnType<string | null, undefined, string>;
  };
  /** A file that no submission has claimed yet. `description` and `bytes` are null while it comes. */
  upload: {
    handleHash: Buffer;
    storedName: string;
    description: Buffer | null;
    bytes: string | number | null;
    receivedAt: Generated<Date>;
  };
  /** What the demonstration loader has brought once; it never touches these rows again. */
  demonstrationItem: { kind: string; key: string; loadedAt: Generated<Date> };
};
