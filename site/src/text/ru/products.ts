import type { products as cn } from '../cn/products.ts';

export const products = {
  title: 'Сырьевая торговля',
  say: 'Каталог углеродной, нефтехимической и металлической продукции.',
} satisfies typeof cn;
