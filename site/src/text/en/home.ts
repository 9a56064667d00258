import type { home as cn } from '../cn/home.ts';
import { englishForm } from '../plural.ts';

export const home = {
  title: 'Petroleum coke, calcined coke and carbon materials',
  lead: 'Trade, production and logistics of petroleum coke, calcined coke and carbon materials.',
  slides: 'Slides of this page',
  banner: {
    name: 'Start',
    label: 'Banners',
    anniversary: 'Our 20th anniversary',
    products: 'Product range',
    learnMore: (label) => label,
  },
  map: {
    name: 'Where we ship',
    title: (countries) => `Regular shipments to\u00A0${countries}\u00A0countries`,
    lead: 'We ship by rail and sea. One certificate covers each lot from the loading port to the\u00A0smelter.',
    picture: 'World map with land drawn as dots',
    globe: 'globe',
    globePicture: 'Globe with land drawn as dots and a route from our yards to each market',
    note: (note) => `: ${note}`,
    regions: {
      asia: 'Asia',
      middleEast: 'Middle East',
      europe: 'Europe',
      africa: 'Africa',
      americasOceania: 'Americas, Oceania',
    },
  },
  business: {
    name: 'Our business',
    title: 'Five businesses, one\u00A0chain',
    lead: 'From the refinery to the anode: purchasing, calcining, transport, finance and staffing.',
  },
  products: {
    name: 'Products',
    title: 'Sold to agreed\u00A0limits',
    lead: 'Every grade is sold to specification. The product pages have the full tables.',
    all: 'All products',
  },
  news: {
    name: 'News',
    title: 'Latest from the\u00A0group',
    all: 'All news',
    kinds: {
      1: 'Latest news',
      2: 'Media reports',
      3: 'Company publications',
      4: 'Anniversary news',
      5: 'Anniversary events',
    },
  },
  partners: {
    name: 'Partners',
    title: (enterprises) => `Over ${enterprises}\u00A0customers on annual contracts`,
    lead: 'Smelters, carbon plants and anode-material makers, each with its limits in the contract.',
    reply: (hours) => `We answer enquiries within\u00A0${hours} working ${englishForm(hours, 'hour', 'hours')}.`,
  },
} satisfies typeof cn;
