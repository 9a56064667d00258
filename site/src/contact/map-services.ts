import type { Locale } from 'contract/locales.ts';
import { type Point, toBd09, toGcj02 } from './coordinates.ts';

type Location = Point & { zoom: number; name: string };

/** Six decimals are a tenth of a metre. */
function pair(one: number, other: number): string {
  return `${one.toFixed(6)},${other.toFixed(6)}`;
}

const urls = {
  amap: (location: Location) => {
    const { latitude, longitude } = toGcj02(location);
    const position = pair(longitude, latitude);
    return `https://uri.amap.com/marker?position=${position}&name=${encodeURIComponent(location.name)}&coordinate=gaode&zoom=${location.zoom}&callnative=0`;
  },
  baidu: (location: Location) => {
    const { latitude, longitude } = toBd09(location);
    const name = encodeURIComponent(location.name);
    return `https://api.map.baidu.com/marker?location=${pair(latitude, longitude)}&title=${name}&content=${name}&coord_type=bd09ll&zoom=${location.zoom}&output=html&src=webapp.carbon.contact`;
  },
  yandex: ({ latitude, longitude, zoom }: Location) =>
    `https://yandex.com/maps/?pt=${pair(longitude, latitude)}&z=${zoom}&l=map`,
  google: ({ latitude, longitude, zoom }: Location) =>
    `https://www.google.com/maps?q=${pair(latitude, longitude)}&z=${zoom}`,
  osm: ({ latitude, longitude, zoom }: Location) => {
    const [mlat, mlon] = [latitude.toFixed(6), longitude.toFixed(6)];
    return `https://www.openstreetmap.org/?mlat=${mlat}&mlon=${mlon}#map=${zoom}/${mlat}/${mlon}`;
  },
};

export type MapService = keyof typeof urls;

/** The services that readers of each language use most come first. */
const orders: Record<Locale, readonly MapService[]> = {
  cn: ['amap', 'baidu', 'yandex', 'google', 'osm'],
  en: ['google', 'osm', 'amap', 'baidu', 'yandex'],
  ru: ['yandex', 'google', 'osm', 'amap', 'baidu'],
};

export function mapServices(locale: Locale, location: Location): { service: MapService; url: string }[] {
  return orders[locale].map((service) => ({ service, url: urls[service](location) }));
}
