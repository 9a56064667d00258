import type { products as cn } from '../cn/products.ts';
import { englishForm } from '../plural.ts';

function formatHours(hours: number): string {
  return `${hours}\u00A0working ${englishForm(hours, 'hour', 'hours')}`;
}

export const products = {
  title: 'Bulk trade',
  description: 'Catalogue of carbon, aluminium, chemical, energy and mineral products with their typical values.',
  lead: (categories, count) =>
    `${count} products in ${categories} categories. Green and calcined petroleum coke have their own pages of typical values.`,
  inCategory: (category, count) => `${category}: ${count} with their typical values.`,
  categories: 'Product categories',
  below: (category) => `Categories in ${category}`,
  count: (count) => `${count} ${englishForm(count, 'product', 'products')}`,
  countOf: (count, all) => `${count} of ${all} products`,
  filter: {
    label: 'Find a product',
    placeholder: 'Name, number or use',
    hint: 'Searches all categories. You can then narrow the results by category.',
    submit: 'Find',
    clear: 'Clear the keyword',
    everywhere: 'All categories',
    quoted: (keyword) => `“${keyword}”`,
    nothing: (keyword) => `No results for “${keyword}”`,
    advice: 'Try a shorter word or an item number, or tell us what you need.',
  },
  empty: {
    title: 'No products in this category yet',
    lead: 'We keep adding products. See another category, or send us your specification and tonnage.',
    otherCategory: (category) => `See ${category}`,
  },
  inquiry: {
    title: 'Not listed?',
    lead: (hours) => `Send us the specification and tonnage. We answer within ${formatHours(hours)}.`,
  },
  pictures: (name) => `Pictures: ${name}`,
  showPicture: (number) => `Show picture ${number}`,
  documents: {
    sheet: 'Specification sheet (PDF)',
    safety: 'Safety data sheet, sample (PDF)',
    catalogue: 'Catalogue (PDF)',
    certificate: 'Lot certificate (sample)',
    lookUp: 'Look up a lot certificate',
  },
  compareSimilar: 'Compare with similar products',
  onlyChinese: 'This product is currently described in Chinese only',
  attributes: { name: 'Attributes', title: 'Specification' },
  other: {
    title: 'Need different limits?',
    lead: (hours) => `Tell us the figures that you need. We answer within ${formatHours(hours)}.`,
  },
  related: { name: 'Catalogue', title: 'Related products' },
  all: 'All in this category',
} satisfies typeof cn;
