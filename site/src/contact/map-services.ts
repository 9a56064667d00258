import type { Locale } from 'contract/locales.ts';
import { type Point, toBd09, toGcj02 } from './coordinates.ts';

type Place = Point & { zoom: number; name: string };

/** Six decimals are a tenth of a metre. */
function pair(one: number, other: number): string {
  return `${one.toFixed(6)},${other.toFixed(6)}`;
}

const addresses = {
  amap: (place: Place) => {
    const { latitude, longitude } = toGcj02(place);
    const position = pair(longitude, latitude);
    return `https://uri.amap.com/marker?position=${position}&name=${encodeURIComponent(place.name)}&coordinate=gaode&zoom=${place.zoom}&callnative=0`;
  },
  baidu: (place: Place) => {
    const { latitude, longitude } = toBd09(place);
    const name = encodeURIComponent(place.name);
    return `https://api.map.baidu.com/marker?location=${pair(latitude, longitude)}&title=${name}&content=${name}&coord_type=bd09ll&zoom=${place.zoom}&output=html&src=webapp.carbon.contact`;
  },
  yandex: ({ latitude, longitude, zoom }: Place) =>
    `https://yandex.com/maps/?pt=${pair(longitude, latitude)}&z=${zoom}&l=map`,
  google: ({ latitude, longitude, zoom }: Place) =>
    `https://www.google.com/maps?q=${pair(latitude, longitude)}&z=${zoom}`,
  osm: ({ latitude, longitude, zoom }: Place) => {
    const [mlat, mlon] = [latitude.toFixed(6), longitude.toFixed(6)];
    return `https://www.openstreetmap.org/?mlat=${mlat}&mlon=${mlon}#map=${zoom}/${mlat}/${mlon}`;
  },
};

export type MapService = keyof typeof addresses;

/** The services that readers of each language use most come first. */
const orders: Record<Locale, readonly MapService[]> = {
  cn: ['amap', 'baidu', 'yandex', 'google', 'osm'],
  en: ['google', 'osm', 'amap', 'baidu', 'yandex'],
  ru: ['yandex', 'google', 'osm', 'amap', 'baidu'],
};

export function mapServices(locale: Locale, place: Place): { service: MapService; address: string }[] {
  return orders[locale].map((service) => ({ service, address: addresses[service](place) }));
}
