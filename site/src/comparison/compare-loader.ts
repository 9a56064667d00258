import type { ApiResponse } from 'client/call.ts';
import { comparedItems } from 'contract/products/compared-items.ts';
import type { Locale } from 'contract/locales.ts';
import { getProductDetail } from 'contract/products/products.ts';
import { cokeKinds, getTypicalValues } from 'contract/typical-values.ts';
import type { Call } from '../gateway/call.ts';
import { routeFailure } from '../gateway/route-errors.ts';
import type { Load } from '../pages/page.ts';
import { type ComparedColumn, gradeColumn, gradeInTables, itemOfGrade, productColumn } from './compared-columns.ts';
import { DeferredAddItem } from './deferred-parts.ts';

export type ComparisonData = {
  columns: ComparedColumn[];
  /** What the URL names and the catalogue does not have. */
  missing: string[];
};

async function findProduct(call: Call, id: string, signal: AbortSignal) {
  try {
    return await call(getProductDetail, { id }, signal);
  } catch (reason) {
    if (routeFailure(reason)?.status === 404) return undefined;
    throw reason;
  }
}

type Tables = readonly ApiResponse<typeof getTypicalValues>[];
type Source = { call: Call; tables: Tables; locale: Locale; signal: AbortSignal };

/** A grade of the tables, or a product. */
async function findColumn(code: string, { call, tables, locale, signal }: Source): Promise<ComparedColumn | undefined> {
  const grade = gradeInTables(tables, code);
  const itemNo = grade.length === 0 ? code : itemOfGrade(grade);
  const product = itemNo === null ? undefined : await findProduct(call, itemNo, signal);
  if (grade.length > 0) return gradeColumn(grade, product, locale);
  return product && productColumn(product);
}

export const loadComparison: Load<ComparisonData> = async (call, { request: { url, signal }, locale }) => {
  const codes = comparedItems(new URL(url).searchParams.getAll('items'));
  if (codes.length === 0) {
    await DeferredAddItem.preload();
    return { columns: [], missing: [] };
  }
  const [tables] = await Promise.all([
    Promise.all(cokeKinds.map((name) => call(getTypicalValues, { name }, signal))),
    DeferredAddItem.preload(),
  ]);
  const found = await Promise.all(
    codes.map(async (code) => ({ code, column: await findColumn(code, { call, tables, locale, signal }) })),
  );
  return {
    columns: found.flatMap(({ column }) => column ?? []),
    missing: found.flatMap(({ code, column }) => (column === undefined ? [code] : [])),
  };
};
