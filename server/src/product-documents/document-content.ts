import { createHash } from 'node:crypto';
import type { Locale } from 'contract/locales.ts';

/** The version of the design: increase it when the drawing or its words change. */
const design = 4;

/** A text of the content. `foreign` is its language if that is not the document's: Chinese, where a translation is missing. */
export type PrintedText = { text: string; foreign?: Locale | undefined };

/** A part of a specification: a table, or text from the rich text of the product. */
export type SpecificationBlock =
  | { is: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; foreign?: Locale | undefined }
  | { is: 'heading' | 'paragraph'; content: PrintedText };

export type PrintedProduct = {
  itemNo: string;
  /** Its page. */
  url: string;
  name: PrintedText;
  /** Beside a name in another language; empty in an English document. */
  englishName: string;
  category: PrintedText;
  introduction: PrintedText;
  specification: readonly SpecificationBlock[];
  /** The page of its sample certificate, if there is one. */
  sampleCertificate?: string | undefined;
};

/** The group as it signs a document. */
type Publisher = { name: string; description: string; address: string; phone: string; mail: string };

type Common = {
  locale: Locale;
  publisher: Publisher;
  /** The page that shows the same. */
  url: string;
  /** The day on which the newest of its data was published, `yyyy-MM-dd`; undefined if it is not known. */
  date: string | undefined;
};

export type ProductSheet = Common & { kind: 'productSheet'; product: PrintedProduct };
export type SafetySheet = Common & { kind: 'safetySheet'; product: PrintedProduct };

export type PrintedGrade = { grade: string; itemNo: string | null; purpose: PrintedText; region: PrintedText };

export type TableSheet = Common & {
  kind: 'tableSheet';
  /** What the table is about: the title of its page. */
  name: PrintedText;
  title: PrintedText;
  market: string;
  note: PrintedText;
  grades: readonly PrintedGrade[];
  /** The heads of the figures of one grade. */
  parts: readonly string[];
  /** A row has `parts.length` figures for each grade. */
  groups: readonly {
    name: PrintedText;
    rows: readonly { name: PrintedText; unit: string; methods: string; figures: readonly string[] }[];
  }[];
};

export type CatalogueDocument = Common & {
  kind: 'catalogue';
  groups: readonly { name: PrintedText; products: readonly PrintedProduct[] }[];
  /** The products beyond the limit of the catalogue. */
  leftOut: number;
};

export type DocumentContent = ProductSheet | SafetySheet | TableSheet | CatalogueDocument;

/** Twenty hexadecimal digits that depend on everything in the document. `content` is its JSON. */
export function versionOf(content: string): string {
  return createHash('sha256').update(`${design} ${content}`).digest('hex').slice(0, 20);
}
