import type { products as cn } from '../cn/products.ts';

export const products = {
  title: 'Bulk trade',
  say: 'Catalogue of carbon, petrochemical and metal products.',
} satisfies typeof cn;
