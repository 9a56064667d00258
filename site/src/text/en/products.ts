import type { products as cn } from '../cn/products.ts';
import { englishForm } from '../plural.ts';

function hoursOf(hours: number): string {
  return `${hours}\u00A0working ${englishForm(hours, 'hour', 'hours')}`;
}

export const products = {
  title: 'Bulk trade',
  description: 'Catalogue of carbon, aluminium, chemical, energy and mineral products with their typical values.',
  say: (categories: string, count: string) =>
    `${count} products in ${categories} categories. Petroleum coke opens its own page of typical values; everything else opens here.`,
  inCategory: (category: string, count: string) => `${category}: ${count} with their typical values.`,
  categories: 'Product categories',
  below: (category: string) => `Categories in ${category}`,
  count: (count: number) => `${count} ${englishForm(count, 'product', 'products')}`,
  filter: {
    label: 'Find a product',
    placeholder: 'Name, number or use',
    hint: 'Looks through all categories. Choose one afterwards to narrow the list.',
    submit: 'Find',
    clear: 'Clear the keyword',
    everywhere: 'All categories',
    quoted: (keyword: string) => `“${keyword}”`,
    nothing: (keyword: string) => `Nothing matches “${keyword}”`,
    advice: 'Try a shorter word or an item number, or send us what you need.',
  },
  empty: {
    title: 'Nothing is listed in this category yet',
    say: 'The catalogue grows. Look into another category, or send us your specification and tonnage.',
    away: (category: string) => `See ${category}`,
  },
  ask: {
    title: 'Not in the list?',
    say: (hours: number) => `Send the specification and the tonnage. The desk replies within ${hoursOf(hours)}.`,
    act: 'Leave a message',
  },
  pictures: (name: string) => `Pictures: ${name}`,
  showPicture: (number: number) => `Show picture ${number}`,
  keyFigures: 'Key figures',
  inquire: 'Ask for a quotation',
  copyLink: 'Copy link',
  onlyChinese: 'So far this product is described in Chinese only',
  attributes: { name: 'Attributes', title: 'Specification' },
  other: {
    title: 'Need other limits?',
    say: (hours: number) => `Send your specification sheet. The desk replies within ${hoursOf(hours)}.`,
  },
  related: { name: 'Catalogue', title: 'Related products' },
  all: 'The whole category',
} satisfies typeof cn;
