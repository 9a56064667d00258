import type { home as cn } from '../cn/home.ts';
import { englishForm } from '../plural.ts';

export const home = {
  title: 'Petroleum coke, calcined coke and carbon materials',
  say: 'Trade, production and logistics of petroleum coke, calcined coke and carbon materials.',
  slides: 'Slides of this page',
  banner: {
    name: 'Opening',
    label: 'Banners',
    anniversary: 'Twenty years in detail',
    products: 'Product range',
    learnMore: (label: string) => label,
  },
  map: {
    name: 'Where we ship',
    title: (countries: number) => `${countries} countries on\u00A0regular contract`,
    say: 'Cargo leaves our yards by rail and sea. Each lot carries one certificate from loading port to\u00A0smelter.',
    picture: 'Map of the world, land drawn as dots',
    globe: 'globe',
    globePicture: 'Globe, land drawn as dots, with a route from our yards to each market',
    note: (note: string) => `: ${note}`,
    regions: {
      asia: 'Asia',
      middleEast: 'Middle East',
      europe: 'Europe',
      africa: 'Africa',
      americasOceania: 'Americas, Oceania',
    },
  },
  counters: {
    startYear: 'year of foundation',
    deptQuantity: 'companies and departments',
    countryQuantity: 'countries supplied since then',
    userQuantity: 'enterprises on annual contracts',
  },
  business: {
    name: 'Business layout',
    title: 'Five businesses, one\u00A0chain',
    say: 'From the refinery gate to the anode: we buy, calcine, carry, finance and staff.',
  },
  products: {
    name: 'Products',
    title: 'Typical values, not\u00A0adjectives',
    say: 'Every grade is sold on its figures. Full tables are on the product pages.',
    all: 'All products',
  },
  news: {
    name: 'News',
    title: 'Latest from the\u00A0group',
    all: 'All news',
    kinds: {
      1: 'Latest news',
      2: 'Media reports',
      3: 'Company publicity',
      4: 'Anniversary news',
      5: 'Anniversary events',
    },
  },
  partners: {
    name: 'Partners',
    title: (enterprises: number) => `More than ${enterprises}\u00A0enterprises served`,
    say: 'Smelters, carbon plants and anode makers that buy on one and the same specification.',
    reply: (hours: number) =>
      `Your enquiry is answered within\u00A0${hours} working ${englishForm(hours, 'hour', 'hours')}.`,
  },
} satisfies typeof cn;
