import type { contact as cn } from '../cn/contact.ts';

export const contact = {
  title: 'Contact',
  lead: 'Enquiries, freight and jobs go straight to those who handle them.',
  details: 'Address and phone',
  hours: 'Hours',
  copy: (what) => `Copy: ${what}`,
  map: {
    label: 'Location',
    coordinates: 'Coordinates',
    latitude: (degrees, north) => `${degrees}° ${north ? 'N' : 'S'}`,
    longitude: (degrees, east) => `${degrees}° ${east ? 'E' : 'W'}`,
    system: 'WGS 84',
    metres: (count) => (count < 1000 ? `${count} m` : `${count / 1000} km`),
    open: 'Open in',
    services: {
      amap: 'AMap',
      baidu: 'Baidu Maps',
      yandex: 'Yandex Maps',
      google: 'Google Maps',
      osm: 'OpenStreetMap',
    },
  },
  desks: {
    name: 'Desks',
    title: 'Contact the right desk directly',
    lead: 'Each desk has a direct line and its own mailbox.',
  },
  write: {
    title: 'Write to us',
    lead: 'Tell us what you need and how to reach you. The responsible desk will answer.',
    within: 'to get an answer, in working hours',
  },
} satisfies typeof cn;
