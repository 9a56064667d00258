/** What products a grade is bought for. */
export const productUses = [
  'anodes',
  'electrodes',
  'anodeMaterial',
  'recarburising',
  'paste',
  'reduction',
  'fuel',
  'smelting',
] as const;

/**
 * The choices of the product filter: the highest limit of sulfur in %, vanadium in mg/kg and ash in %, and a use. They
 * are few, so that the filtered lists are few pages in the caches.
 */
export const productFilters = {
  sulfur: ['0.5', '1', '1.5', '3'],
  vanadium: ['20', '150', '300'],
  ash: ['0.1', '0.3', '0.5'],
  use: productUses,
} as const;

export type ProductFilterName = keyof typeof productFilters;

export type ProductFilters = {
  [Name in ProductFilterName]?: (typeof productFilters)[Name][number] | undefined;
};
